import type { Recipe, Source } from './recipe.ts';
import { type RecipeGraph } from './recipe-graph.ts';
/** A recipe that takes something out of the world. */
export type WildRecipe = Recipe & {
    readonly source: Source;
};
/** The items that agents can obtain in survival terrain of a version. */
export declare const wildGraphOf: (version: string) => RecipeGraph;
/** Natural sources of an item, the usual one first. */
export declare const wildRecipesFor: (item: string, version: string) => readonly WildRecipe[];
/** Everything that agents look for in natural terrain. */
export declare const wildSourcesOf: (version: string) => readonly Source[];
