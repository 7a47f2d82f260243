import { onceByName } from '../../../core/once.ts'
import type { Recipe } from '../recipe.ts'
import { growGraph, type RecipeGraph } from '../recipe-graph.ts'
import { recipesOf } from '../recipes/all-recipes.ts'
import { LAST_TIER, tierOf } from './tiers.ts'

/**
 * How a player obtains each item: the recipes of the earliest tier that yields it. Together they can obtain everything that
 * survival offers. Computed once per process.
 */
export const plausibleGraph = onceByName(
  (version): RecipeGraph => growGraph(version, plausibleRecipes(version)),
)

function plausibleRecipes(version: string): readonly Recipe[] {
  const byTier = recipesOf(version).map((recipe) => ({ recipe, tier: tierOf(recipe) ?? LAST_TIER + 1 }))
  const kept: Recipe[] = []
  const known = new Set<string>()
  for (let tier = 1; tier <= LAST_TIER; tier++) {
    const open = byTier.filter((one) => one.tier <= tier && !known.has(one.recipe.makes.item))
    const { recipes } = growGraph(version, [...kept, ...open.map(({ recipe }) => recipe)])
    const added = [...recipes].filter(([item]) => !known.has(item))
    for (const [item, ways] of added) {
      known.add(item)
      kept.push(...ways)
    }
  }
  return kept
}
