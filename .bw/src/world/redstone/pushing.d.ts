import { type Face, type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import { type Way } from './load.ts';
/**
 * Moves the blocks that a piston pushes or pulls by one block, with the bodies in the way. Returns the changed
 * positions, or null if it cannot move.
 */
export declare function move(game: Game, way: Way): Vec[] | null;
/** Moves along the bodies in the block's new cell. */
export declare function shove(game: Game, p: Vec, towards: Face): void;
