import { type Vec } from '../geometry.ts';
import { Entity, type EntityInit, type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
/** Flight properties: downward acceleration in blocks per tick, and the share of its speed kept in each tick. */
export interface Flight {
    readonly gravity: number;
    readonly drag: number;
    readonly waterDrag: number;
}
export interface ProjectileInit extends EntityInit {
    readonly shooter?: Tracked;
}
/** An entity that flies until it hits a body or a block (vanilla Projectile). */
export declare abstract class Projectile extends Entity {
    readonly game: Game;
    shooter: Tracked | undefined;
    protected abstract readonly flight: Flight;
    constructor(game: Game, init: ProjectileInit);
    /** The player who shot it. */
    get archer(): Player | undefined;
    tick(): void;
    saved(): Record<string, NbtTag>;
    /** Saved state for which vanilla has no tag. */
    protected savedOwn(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    /** Handles a hit on a body. */
    protected abstract hitBody(victim: Tracked): void;
    /** Handles a hit on a block at a point. */
    protected abstract hitBlock(at: Vec): void;
    /** One tick of its flight. */
    protected fly(): void;
    /** Ticks for which a target block emits a signal after a hit. */
    protected get ringing(): number;
    protected inWater(): boolean;
    protected canHit(tracked: Tracked): boolean;
    /** The first body hit on this tick's path, up to a share of the path. */
    protected firstVictim(wall: number): Tracked | undefined;
    /** Turns in the direction of flight. */
    protected turn(): void;
}
/** A point on the flight path. */
export declare const along: (from: Vec, by: Vec, share: number) => Vec;
