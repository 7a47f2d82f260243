import { onceByName } from '../../core/once.js';
import { AGENTS_IN_THE_WILD } from './economy.js';
import { recipeGraph } from './recipe-graph.js';
/** The items that agents can obtain in survival terrain of a version. */
export const wildGraphOf = (version) => recipeGraph(version, AGENTS_IN_THE_WILD);
const wildRecipes = onceByName((version) => [...wildGraphOf(version).recipes.values()]
    .flat()
    .filter((recipe) => recipe.source !== undefined));
/** Natural sources of an item, the usual one first. */
export const wildRecipesFor = (item, version) => wildRecipes(version).filter(({ makes }) => makes.item === item);
/** Everything that agents look for in natural terrain. */
export const wildSourcesOf = (version) => wildRecipes(version).map(({ source }) => source);
