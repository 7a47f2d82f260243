import type { Bot } from 'mineflayer'
import { craft as craftSpec } from '../../task/actions/craft.ts'
import { countItem } from '../bots/inventory.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'
import { findStation, goToStation } from './station.ts'

type Recipe = ReturnType<Bot['recipesAll']>[number]

/** Crafts at least `amount` of an item (a recipe may yield more), by hand or at a crafting table nearby. */
export const craft = defineAction({
  ...craftSpec,
  async run({ item, amount }, context) {
    const { bot } = context
    const type = bot.registry.itemsByName[item]?.id
    if (type === undefined) return fail('not_found', `there is no item "${item}"`)
    const table = findStation(bot, ['crafting_table'])
    const known = bot.recipesAll(type, null, true)
    if (known.length === 0) return fail('missing_ingredients', `${item} cannot be crafted`)
    const possible = bot.recipesFor(type, null, amount, table ?? false)
    const recipe = possible.find((entry) => !entry.requiresTable) ?? possible[0]
    if (recipe === undefined) {
      const withTable = bot.recipesFor(type, null, amount, true)
      if (table === null && withTable.length > 0)
        return fail('needs_station', 'no crafting table within 16 blocks')
      return fail(
        'missing_ingredients',
        `${amount} ${item} take: ${describe(bot, known[0] as Recipe, amount)}`,
      )
    }
    if (recipe.requiresTable && table !== null) {
      const blocked = await goToStation(context, table)
      if (blocked !== undefined) return blocked
    }
    const before = countItem(bot, item)
    const times = Math.ceil(amount / recipe.result.count)
    try {
      await bot.craft(recipe, times, recipe.requiresTable ? (table ?? undefined) : undefined)
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    }
    if (await waitUntil(context, 20, () => countItem(bot, item) >= before + amount)) {
      return done({ item, amount: countItem(bot, item) - before })
    }
    return fail('no_effect', `I have ${countItem(bot, item)} ${item}, and had ${before} before`)
  },
})

/** What a recipe takes for so many results. */
function describe(bot: Bot, recipe: Recipe, amount: number): string {
  const times = Math.ceil(amount / recipe.result.count)
  const needs = recipe.delta.filter(({ count }) => count < 0)
  return needs.map(({ id, count }) => `${-count * times} ${bot.registry.items[id]?.name ?? id}`).join(', ')
}
