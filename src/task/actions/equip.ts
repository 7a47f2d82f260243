import { z } from 'zod'
import { describeItems } from '../../game/item-counts.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'

/** Takes an item into the main hand. */
export const equip = defineAction({
  name: 'Equip',
  signature: 'Equip(item)',
  summary: 'Take an item that you carry into the main hand.',
  role: 'readies',
  tooEarly: 'refused',
  args: z.strictObject({ item: itemName }),
  examples: [{ item: 'minecraft:Iron Pickaxe' }],
  items: ({ item }) => [item],
  effects: ({ item }) => [{ kind: 'hold', item }],
  staysUp: true,
  async run({ item }, hands) {
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
