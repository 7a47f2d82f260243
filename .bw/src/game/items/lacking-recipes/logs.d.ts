import { type LackingRecipe } from './lacking-recipe.ts';
/** Products of any log of one kind of wood. */
export declare const fromLogs: readonly LackingRecipe[];
