import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { countOf, describeItems } from '../../game/item-counts.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { amount, itemName, madeSchema } from './fields.ts'

/** Takes the whole amount out of a container, or nothing. */
export const withdrawItem = defineAction({
  name: 'WithdrawItem',
  signature: 'WithdrawItem(container: [x,y,z], item, amount)',
  summary: 'Take items out of it.',
  role: 'fetches',
  tooEarly: 'refused',
  serverFeature: 'containers',
  args: z.strictObject({ container: cellSchema, item: itemName, amount }),
  data: madeSchema,
  examples: [{ container: [7, 0, 0], item: 'oak_planks', amount: 12 }],
  target: ({ container }) => ({ kind: 'container', cell: container }),
  items: ({ item }) => [item],
  effects: ({ container, item, amount: count }) => [
    { kind: 'open', container },
    { kind: 'withdraw', container, item, count },
  ],
  async run({ container, item, amount: count }, hands) {
    const before = hands.count(item)
    const result = await hands.withContainer(container, async (open) => {
      const inside = open.items()
      const stock = countOf(inside, item)
      if (stock < count)
        return fail(
          'missing_item',
          `there are ${stock} ${item}, not ${count}; it holds ${describeItems(inside)}`,
          {
            missing: [{ item, count: count - stock }],
          },
        )
      const room = open.roomCarried(item)
      if (room < count)
        return fail(
          'inventory_full',
          `I have room for ${room} ${item}, not ${count}; I carry ${describeItems(hands.items())}: put back what you do not need`,
        )
      try {
        await open.take(item, count)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
      return done({ item, amount: count })
    })
    if (!result.ok) return result
    if (await hands.waitUntil(20, () => hands.count(item) >= before + count)) return result
    return fail(
      'no_effect',
      `I have ${hands.count(item)} ${item} after taking ${count}, and had ${before} before`,
    )
  },
})
