import type { GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
/**
 * Digging: first the blocks that agents search for in natural terrain, then every other block for its certain drops, anywhere.
 */
export declare function digging(names: GameNames): Recipe[];
/** Digging with Silk Touch, which yields the block itself; for blocks that drop something else, or nothing. */
export declare function diggingWithSilkTouch({ version, items, isBlock }: GameNames): Recipe[];
