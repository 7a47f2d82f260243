import { type RecipeData } from '../../data/tables.ts';
/** All crafting recipes of a version, by product id: those of minecraft-data, then those that it lacks. */
export declare const recipeTable: (name: string) => Readonly<Record<number, readonly RecipeData[] | undefined>>;
