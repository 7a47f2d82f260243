import { type Face, type Vec } from '../geometry.ts';
import type { Blocks, PushReaction } from '../kernel/blocks/behaviour.ts';
/** A piston's next move: its position, the first block, and that block's direction. */
export interface Way {
    readonly piston: Vec;
    readonly first: Vec;
    readonly towards: Face;
    readonly pulls: boolean;
}
/** The blocks that a piston moves, ordered so that each finds its target free when taken from the end; and those that break. */
export interface Load {
    readonly moved: readonly Vec[];
    readonly broken: readonly Vec[];
}
/** The reaction of the block at a position to being pushed or pulled in a direction. */
export declare function reactionToPush(level: Blocks, p: Vec, towards: Face): PushReaction;
/**
 * The blocks that a piston moves, including those that stick to them; null if it cannot (vanilla
 * PistonStructureResolver).
 */
export declare function loadOf(level: Blocks, way: Way): Load | null;
