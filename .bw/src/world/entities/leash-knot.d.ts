import { type Vec } from '../geometry.ts';
import { Entity, type EntityInit, type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
/** The knot of leads around a fence (vanilla LeashFenceKnotEntity). */
export declare class LeashKnot extends Entity {
    readonly game: Game;
    constructor(game: Game, init: EntityInit);
    get isTarget(): boolean;
    tick(): void;
    struck(by: Tracked | undefined): void;
    /** Ties the player's mobs to it, or unties all. */
    use(player: Player): boolean;
    /** Releases all mobs and disappears. */
    untie(drops?: boolean): void;
}
/** Ties all mobs that a player leads to a fence. Returns false if the player leads no mob nearby. */
export declare function tieToFence(game: Game, player: Player, p: Vec): boolean;
/** The knot at a fence, created if there is none. */
export declare function knotAt(game: Game, p: Vec): LeashKnot;
