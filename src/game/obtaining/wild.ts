import { onceByName } from '../../core/once.ts'
import { AGENTS_IN_THE_WILD } from './economy.ts'
import type { Recipe, Source } from './recipe.ts'
import { type RecipeGraph, recipeGraph } from './recipe-graph.ts'

/** A recipe that takes something out of the world. */
export type WildRecipe = Recipe & { readonly source: Source }

/** The items that agents can obtain in survival terrain of a version. */
export const wildGraphOf = (version: string): RecipeGraph => recipeGraph(version, AGENTS_IN_THE_WILD)

const wildRecipes = onceByName((version): readonly WildRecipe[] =>
  [...wildGraphOf(version).recipes.values()]
    .flat()
    .filter((recipe): recipe is WildRecipe => recipe.source !== undefined),
)

/** Natural sources of an item, the usual one first. */
export const wildRecipesFor = (item: string, version: string): readonly WildRecipe[] =>
  wildRecipes(version).filter(({ makes }) => makes.item === item)

/** Everything that agents look for in natural terrain. */
export const wildSourcesOf = (version: string): readonly Source[] =>
  wildRecipes(version).map(({ source }) => source)
