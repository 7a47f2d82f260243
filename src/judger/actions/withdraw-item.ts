import { withdrawItem as withdrawItemSpec } from '../../task/actions/withdraw-item.ts'
import { countItem, describeItems, summarize } from '../bots/inventory.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'
import { withContainer } from './container.ts'

/** Takes the whole amount out of a container, or nothing. */
export const withdrawItem = defineAction({
  ...withdrawItemSpec,
  async run({ container, item, amount }, context) {
    const { bot } = context
    const before = countItem(bot, item)
    const result = await withContainer(context, container, async (window) => {
      const inside = window.containerItems()
      const stock = inside.reduce((sum, stack) => (stack.name === item ? sum + stack.count : sum), 0)
      if (stock < amount) {
        return fail(
          'missing_item',
          `there are ${stock} ${item}, not ${amount}; it holds ${describeItems(summarize(inside))}`,
          { missing: [{ item, count: amount - stock }] },
        )
      }
      const type = inside.find(({ name }) => name === item)?.type as number
      try {
        await window.withdraw(type, null, amount)
      } catch (error) {
        const reason = bot.inventory.emptySlotCount() === 0 ? 'inventory_full' : 'no_effect'
        return fail(reason, (error as Error).message)
      }
      return done({ item, amount })
    })
    if (!result.ok) return result
    if (await waitUntil(context, 20, () => countItem(bot, item) >= before + amount)) return result
    return fail(
      'no_effect',
      `I have ${countItem(bot, item)} ${item} after taking ${amount}, and had ${before} before`,
    )
  },
})
