import type { ItemCount } from '../item-counts.ts';
import { type GameNames } from './game-names.ts';
import type { Source } from './recipe.ts';
/** Blocks in natural terrain that are dug for an item. */
export interface WildBlock extends Source {
    readonly gives: ItemCount;
    /** Tools needed in addition to those of its blocks; empty if there are none. */
    readonly tools: readonly string[];
}
/** The natural blocks of a version that agents dig. */
export declare function wildBlocksOf({ version, isBlock, isItem }: GameNames): WildBlock[];
/** Every block that the table names, for tests. */
export declare const WILD_BLOCK_NAMES: readonly string[];
