import type { Recipe } from './recipe.ts'

/** Cost of recipes: of the search for their source, once, and of carrying them out, each time. Infinity where that is impossible. */
export interface RecipeCosts {
  once(recipe: Recipe): number
  each(recipe: Recipe): number
}
