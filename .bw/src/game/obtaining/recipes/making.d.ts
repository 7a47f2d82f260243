import { type CraftingRecipe } from '../../items/recipes.ts';
import type { GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
/** Buckets filled at a source in natural terrain. */
export declare const filling: ({ isItem }: GameNames) => Recipe[];
export declare const smelting: ({ version, items }: GameNames) => Recipe[];
/** Smelting in a furnace as a way to obtain an item. */
export declare const smeltOf: (item: string, raw: string) => Recipe;
/** Crafting by the recipes of minecraft-data. */
export declare const crafting: ({ version, items }: GameNames) => Recipe[];
/** A crafting recipe as a way to obtain an item. */
export declare const craftOf: (item: string, { makes, takes, leaves, needsTable }: CraftingRecipe) => Recipe;
