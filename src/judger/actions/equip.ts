import { equip as equipSpec } from '../../task/actions/equip.ts'
import { describeItems, summarize } from '../bots/inventory.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'

/** Takes an item into the main hand. */
export const equip = defineAction({
  ...equipSpec,
  staysUp: true,
  async run({ item }, context) {
    const { bot } = context
    if (bot.heldItem?.name === item) return done({ item })
    const stack = bot.inventory.items().find(({ name }) => name === item)
    if (stack === undefined) {
      return fail(
        'missing_item',
        `I have no ${item}; I carry ${describeItems(summarize(bot.inventory.items()))}`,
        { missing: [{ item, count: 1 }] },
      )
    }
    try {
      await bot.equip(stack, 'hand')
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    }
    if (await waitUntil(context, 10, () => bot.heldItem?.name === item)) return done({ item })
    return fail('no_effect', `I hold ${bot.heldItem?.name ?? 'nothing'}`)
  },
})
