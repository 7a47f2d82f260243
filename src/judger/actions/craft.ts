import type { Bot } from 'mineflayer'
import type { ItemCount } from '../../game/item-counts.ts'
import type { ActionResult } from '../../task/action.ts'
import { craft as craftSpec } from '../../task/actions/craft.ts'
import { countItem, describeItems } from '../bots/inventory.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'
import { carriesAny, findStations, withStation } from './station.ts'

const TABLES = ['crafting_table']

type Block = NonNullable<ReturnType<Bot['blockAt']>>
type Recipe = ReturnType<Bot['recipesAll']>[number]

/** Crafts at least `amount` of an item (a recipe may yield more), by hand or at a nearby crafting table. */
export const craft = defineAction({
  ...craftSpec,
  async run({ item, amount }, context) {
    const { bot } = context
    const type = bot.registry.itemsByName[item]?.id
    if (type === undefined) return fail('not_found', `there is no item "${item}"`)
    const hasTable = findStations(bot, TABLES).length > 0 || carriesAny(bot, TABLES)
    const known = bot.recipesAll(type, null, true)
    if (known.length === 0) return fail('missing_ingredients', `${item} cannot be crafted`)
    const possible = bot.recipesFor(type, null, amount, hasTable)
    const recipe = possible.find((entry) => !entry.requiresTable) ?? possible[0]
    if (recipe === undefined) {
      const withTable = bot.recipesFor(type, null, amount, true)
      if (!hasTable && withTable.length > 0)
        return fail('needs_station', 'no crafting table within 16 blocks', { station: TABLES })
      const needed = ingredientsOf(bot, known[0] as Recipe, amount)
      const missing = needed.flatMap((need) => {
        const lacking = need.count - countItem(bot, need.item)
        return lacking > 0 ? [{ item: need.item, count: lacking }] : []
      })
      const detail = `${amount} ${item} need: ${describeItems(needed)}`
      return fail('missing_ingredients', detail, { recipe: needed, missing })
    }
    const make = async (table?: Block): Promise<ActionResult<{ item: string; amount: number }>> => {
      const before = countItem(bot, item)
      const times = Math.ceil(amount / recipe.result.count)
      try {
        await bot.craft(recipe, times, table)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
      if (await waitUntil(context, 20, () => countItem(bot, item) >= before + amount))
        return done({ item, amount: countItem(bot, item) - before })
      return fail('no_effect', `I have ${countItem(bot, item)} ${item}, and had ${before} before`)
    }
    return recipe.requiresTable ? withStation(context, TABLES, make) : make()
  },
})

/** The ingredients that a recipe needs for an amount of its product. */
function ingredientsOf(bot: Bot, recipe: Recipe, amount: number): ItemCount[] {
  const times = Math.ceil(amount / recipe.result.count)
  return recipe.delta.flatMap(({ id, count }) =>
    count < 0 ? [{ item: bot.registry.items[id]?.name ?? String(id), count: -count * times }] : [],
  )
}
