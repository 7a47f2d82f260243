import { COALS, type LackingRecipe, SOULS } from './lacking-recipe.ts'

/** The firework rocket, which the data of 1.16 lacks (vanilla: firework_rocket, flight 1). */
const rocket: LackingRecipe = { makes: 'firework_rocket', count: 3, takes: ['gunpowder', 'paper'] }

/**
 * Recipes in which charcoal can replace coal; the data of 1.21 has one pairing (vanilla: soul_torch,
 * fire_charge).
 */
export const burning: readonly LackingRecipe[] = [
  rocket,
  ...COALS.map((coal) => ({ makes: 'fire_charge', count: 3, takes: ['gunpowder', 'blaze_powder', coal] })),
  ...COALS.flatMap((coal) =>
    SOULS.map((soul) => ({ makes: 'soul_torch', count: 4, takes: [[coal], ['stick'], [soul]] })),
  ),
]
