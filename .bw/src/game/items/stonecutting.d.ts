import type { ItemCount } from '../item-counts.ts';
/** The products of one item in a stonecutter. */
export declare function cutsOf(stone: string, version: string): readonly ItemCount[];
