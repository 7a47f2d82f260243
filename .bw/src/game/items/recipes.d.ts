import type { ItemCount } from '../item-counts.ts';
/** One application of a crafting recipe. */
export interface CraftingRecipe {
    /** Number of items that the recipe yields. */
    makes: number;
    takes: readonly ItemCount[];
    /** Items that are left over, e.g. the empty buckets after milk was used. */
    leaves: readonly ItemCount[];
    /** Whether it does not fit into a player's own crafting grid. */
    needsTable: boolean;
}
/** The item left behind by an ingredient; undefined if the ingredient is used up. */
export declare const remainderOf: (item: string) => string | undefined;
/** All crafting recipes of an item; none for items that cannot be crafted or do not exist. */
export declare function recipesFor(item: string, version: string): readonly CraftingRecipe[];
