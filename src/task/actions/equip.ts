import { z } from 'zod'
import { describeItems } from '../../game/item-counts.ts'
import { type ActionResult, done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { HAND, itemName } from './fields.ts'
import type { Hands } from './hands.ts'

/** Takes an item into the main hand. */
export const equip = defineAction({
  name: 'Equip',
  signature: 'Equip(item)',
  summary: 'Take an item that you carry into the main hand; hand empties it.',
  role: 'readies',
  tooEarly: 'refused',
  args: z.strictObject({ item: itemName }),
  examples: [{ item: 'minecraft:Iron Pickaxe' }],
  items: ({ item }) => (item === HAND ? [] : [item]),
  effects: ({ item }) => (item === HAND ? [] : [{ kind: 'hold', item }]),
  staysUp: true,
  async run({ item }, hands) {
    if (item === HAND) return emptied(hands)
    if (hands.held() === item) return done({ item })
    if (hands.items().every((stack) => stack.item !== item))
      return fail('missing_item', `I have no ${item}; I carry ${describeItems(hands.items())}`, {
        missing: [{ item, count: 1 }],
      })
    try {
      await hands.hold(item)
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    }
    if (await hands.waitUntil(10, () => hands.held() === item)) return done({ item })
    return fail('no_effect', `I hold ${hands.held() ?? 'nothing'}`)
  },
})

async function emptied(hands: Hands): Promise<ActionResult<{ item: string }>> {
  const refused = await hands.emptyHand()
  return refused ?? done({ item: HAND })
}
