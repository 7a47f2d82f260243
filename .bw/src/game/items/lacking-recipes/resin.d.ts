import type { LackingRecipe } from './lacking-recipe.ts';
/** Resin products (vanilla 1.21.4), which the data lacks. */
export declare const ofResin: readonly LackingRecipe[];
