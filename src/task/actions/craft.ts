import { z } from 'zod'
import { describeItems, type ItemCount } from '../../game/item-counts.ts'
import type { CraftingRecipe } from '../../game/items/recipes.ts'
import { recipesUnder } from '../../game/rules/rule-book.ts'
import { type ActionFailure, type ActionResult, done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Effect, EffectScene } from './effects.ts'
import { amount, itemName, madeSchema } from './fields.ts'
import type { CraftableRecipe, Hands, Station } from './hands.ts'

const TABLE = ['crafting_table']

/** Crafts at least `amount` of an item (a recipe may yield more), by hand or at a nearby crafting table. */
export const craft = defineAction({
  name: 'Craft',
  signature: 'Craft(item, amount)',
  summary: 'Craft items of what you carry.',
  role: 'makes',
  tooEarly: 'final',
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
  async run({ item, amount: wanted }, hands) {
    if (!hands.isItem(item)) return fail('not_found', `there is no item "${item}"`)
    const hasTable = hands.hasStation(TABLE)
    const recipes = hands.recipesOf(item)
    if (recipes.length === 0) return fail('missing_ingredients', `${item} cannot be crafted`)
    const possible = hands.recipesFor(item, wanted, hasTable)
    const recipe = possible.find(({ needsTable }) => !needsTable) ?? possible[0]
    if (recipe === undefined) {
      if (!hasTable && hands.recipesFor(item, wanted, true).length > 0)
        return fail('needs_station', 'no crafting table within 16 blocks', { station: TABLE })
      return missingFor(hands, recipes[0] as CraftableRecipe, { item, count: wanted })
    }
    const make = (table?: Station) => craftAt(hands, recipe, { item, count: wanted, table })
    return recipe.needsTable ? hands.atStation(TABLE, make) : make()
  },
})

/** The refusal that lists what a recipe needs and what the agent lacks. */
function missingFor(
  hands: Hands,
  { takes, makes }: CraftableRecipe,
  { item, count }: ItemCount,
): ActionFailure {
  const times = Math.ceil(count / makes)
  const needed = takes.map((taken) => ({ item: taken.item, count: taken.count * times }))
  const missing = needed.flatMap((need) => {
    const lacking = need.count - hands.count(need.item)
    return lacking > 0 ? [{ item: need.item, count: lacking }] : []
  })
  return fail('missing_ingredients', `${count} ${item} need: ${describeItems(needed)}`, {
    recipe: needed,
    missing,
  })
}

async function craftAt(
  hands: Hands,
  recipe: CraftableRecipe,
  { item, count, table }: ItemCount & { table: Station | undefined },
): Promise<ActionResult<{ item: string; amount: number }>> {
  const before = hands.count(item)
  try {
    await hands.craft(recipe, Math.ceil(count / recipe.makes), table)
  } catch (error) {
    return fail('no_effect', (error as Error).message)
  }
  if (await hands.waitUntil(20, () => hands.count(item) >= before + count))
    return done({ item, amount: hands.count(item) - before })
  return fail('no_effect', `I have ${hands.count(item)} ${item}, and had ${before} before`)
}

/** Prefers a recipe whose ingredients the subtask has, then one whose ingredients some subtask obtains. */
function recipeFor(item: string, wanted: number, scene: EffectScene): CraftingRecipe | undefined {
  const recipes = recipesUnder(scene, item)
  const isOwned = ({ takes, makes }: CraftingRecipe) =>
    takes.every((taken) => scene.carries(taken.item) >= taken.count * Math.ceil(wanted / makes))
  const isKnown = ({ takes }: CraftingRecipe) =>
    takes.every((taken) => scene.carries(taken.item) > 0 || scene.isObtainable(taken.item))
  return recipes.find(isOwned) ?? recipes.find(isKnown) ?? recipes[0]
}
