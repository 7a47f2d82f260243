import type { ItemCount } from '../item-counts.ts';
/** The blocks that the tables name. */
export declare const BLOCKS_WITH_DROPS: readonly string[];
/**
 * The guaranteed drops of a block that is dug with the right tool and, if it is a crop, ripe. Gravel counts as itself, although
 * one in ten drops flint instead. Empty for blocks that do not exist, cannot be dug or have no item.
 */
export declare function dropsOf(block: string, version: string): ItemCount[];
