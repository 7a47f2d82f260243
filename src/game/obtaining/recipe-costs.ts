import type { Recipe } from './recipe.ts'

/** Cost of a recipe: the search for its source, once, plus carrying it out, each time. Infinity if that is impossible. */
export interface RecipeCosts {
  once(recipe: Recipe): number
  each(recipe: Recipe): number
}
