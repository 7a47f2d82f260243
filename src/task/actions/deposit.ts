import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { describeItems } from '../../game/item-counts.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { amount, itemName, madeSchema } from './fields.ts'

/** Puts the whole amount into a container, or nothing. */
export const deposit = defineAction({
  name: 'Deposit',
  signature: 'Deposit(container: [x,y,z], item, amount)',
  summary: 'Put items that you carry into it.',
  role: 'stores',
  tooEarly: 'refused',
  serverFeature: 'containers',
  args: z.strictObject({ container: cellSchema, item: itemName, amount }),
  data: madeSchema,
  examples: [{ container: [7, 0, 0], item: 'oak_planks', amount: 12 }],
  target: ({ container }) => ({ kind: 'container', cell: container }),
  items: ({ item }) => [item],
  effects: ({ container, item, amount: count }) => [
    { kind: 'open', container },
    { kind: 'consume', item, count, rule: 'have-before-place' },
    { kind: 'store', container, item, count },
  ],
  async run({ container, item, amount: count }, hands) {
    const before = hands.count(item)
    if (before < count)
      return fail(
        'missing_item',
        `I have ${before} ${item}, not ${count}; I carry ${describeItems(hands.items())}`,
        {
          missing: [{ item, count: count - before }],
        },
      )
    const result = await hands.withContainer(container, async (open) => {
      const room = open.roomFor(item)
      if (room < count)
        return fail(
          'container_full',
          `there is room for ${room} ${item}, not ${count}; it holds ${describeItems(open.items())}`,
        )
      try {
        await open.put(item, count)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
      return done({ item, amount: count })
    })
    if (!result.ok) return result
    // The client shows the expected result of its clicks. When opened again, a container shows the server's contents.
    return hands.withContainer(container, async () => {
      const remaining = hands.count(item)
      if (remaining <= before - count) return result
      return fail('no_effect', `I still have ${remaining} ${item}, and had ${before} before`)
    })
  },
})
