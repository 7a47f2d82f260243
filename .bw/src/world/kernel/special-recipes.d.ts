import { type ItemStack, type Items } from '../items/stack.ts';
/** The result of recipes that depend on more than the kinds of items in the grid; null if none matches. */
export declare function specialRecipe(items: Items, cells: readonly (ItemStack | null)[]): ItemStack | null;
