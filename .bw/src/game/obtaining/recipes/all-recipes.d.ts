import type { Recipe } from '../recipe.ts';
/** Every way to obtain any item of a version, in survival. Computed once per process. */
export declare const recipesOf: (name: string) => readonly Recipe[];
/** The same, by product. */
export declare const recipesByItem: (name: string) => ReadonlyMap<string, readonly Recipe[]>;
