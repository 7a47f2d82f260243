import { z } from 'zod'
import { defineActionSpec } from './action-spec.ts'
import { itemName } from './fields.ts'

/** Takes an item into the main hand. */
export const equip = defineActionSpec({
  name: 'Equip',
  signature: 'Equip(item)',
  summary: 'Take an item that you carry into the main hand.',
  role: 'readies',
  args: z.strictObject({ item: itemName }),
  examples: [{ item: 'minecraft:Iron Pickaxe' }],
  items: ({ item }) => [item],
  effects: ({ item }) => [{ kind: 'hold', item }],
})
