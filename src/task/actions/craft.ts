import { z } from 'zod'
import { type CraftingRecipe, recipesFor } from '../../game/items/recipes.ts'
import { defineActionSpec } from './action-spec.ts'
import type { Effect, EffectScene } from './effects.ts'
import { amount, itemName, madeSchema } from './fields.ts'

const TABLE = ['crafting_table']

/** Crafts at least `amount` of an item (a recipe may yield more), by hand or at a nearby crafting table. */
export const craft = defineActionSpec({
  name: 'Craft',
  signature: 'Craft(item, amount)',
  summary: 'Craft items of what you carry.',
  role: 'makes',
  serverFeature: 'crafting',
  args: z.strictObject({ item: itemName, amount }),
  data: madeSchema,
  examples: [{ item: 'stick', amount: 8 }],
  target: () => ({ kind: 'station', blocks: TABLE }),
  items: ({ item }) => [item],
  effects({ item, amount: wanted }, scene): Effect[] {
    const recipe = recipeFor(item, wanted, scene)
    if (recipe === undefined) return []
    const times = Math.ceil(wanted / recipe.makes)
    const rule = 'ingredients-before-craft'
    return [
      ...(recipe.needsTable ? [{ kind: 'station', anyOf: TABLE, rule: 'table-before-craft' } as const] : []),
      ...recipe.takes.map(
        ({ item: taken, count }) => ({ kind: 'consume', item: taken, count: count * times, rule }) as const,
      ),
      { kind: 'produce', item, count: times * recipe.makes },
      ...recipe.leaves.map(
        ({ item: left, count }) => ({ kind: 'produce', item: left, count: count * times }) as const,
      ),
    ]
  },
})

/** Prefers a recipe whose ingredients the subtask has, then one whose ingredients any subtask obtains. */
function recipeFor(item: string, wanted: number, scene: EffectScene): CraftingRecipe | undefined {
  const recipes = recipesFor(item, scene.gameVersion)
  const isOwned = ({ takes, makes }: CraftingRecipe) =>
    takes.every((taken) => scene.carries(taken.item) >= taken.count * Math.ceil(wanted / makes))
  const isKnown = ({ takes }: CraftingRecipe) =>
    takes.every((taken) => scene.carries(taken.item) > 0 || scene.isObtainable(taken.item))
  return recipes.find(isOwned) ?? recipes.find(isKnown) ?? recipes[0]
}
