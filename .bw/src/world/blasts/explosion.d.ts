import { type Vec } from '../geometry.ts';
import { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** A block that explodes, and its death message. */
export interface ExplodingBlock {
    readonly position: Vec;
    readonly name: string;
    /** Whether it sets fire to a third of the empty cells above ground. */
    readonly setsFire: boolean;
}
/** Explodes (vanilla Explosion): damage depends on distance and cover; mobs break blocks only if mobGriefing is on. */
export declare function explode(game: Game, by: Entity | ExplodingBlock, radius: number): void;
