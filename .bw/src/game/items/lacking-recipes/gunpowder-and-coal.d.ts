import { type LackingRecipe } from './lacking-recipe.ts';
/**
 * Recipes in which charcoal can replace coal; the data of 1.21 has one pairing (vanilla: soul_torch,
 * fire_charge).
 */
export declare const burning: readonly LackingRecipe[];
