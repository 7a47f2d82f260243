import { z } from 'zod'
import { fuelFor, OVENS, SMELT_MS, smelted } from '../../game/items/smelting.ts'
import { defineActionSpec } from './action-spec.ts'
import type { Effect } from './effects.ts'
import { itemName, madeSchema, stackAmount } from './fields.ts'

const rule = 'furnace-and-fuel-before-smelt'

/** Smelts items in a nearby furnace and takes the product out. */
export const smelt = defineActionSpec({
  name: 'Smelt',
  signature: 'Smelt(item, amount, fuel)',
  summary: 'Smelt items in a furnace nearby.',
  role: 'makes',
  serverFeature: 'smelting',
  args: z.strictObject({ item: itemName, amount: stackAmount, fuel: itemName }),
  data: madeSchema,
  examples: [{ item: 'raw_iron', amount: 3, fuel: 'coal' }],
  manner: ['fuel'],
  target: () => ({ kind: 'station', blocks: OVENS }),
  items: ({ item, fuel }) => [item, fuel],
  waits: ({ amount }) => amount * SMELT_MS,
  effects({ item, amount, fuel }): Effect[] {
    const product = smelted(item)
    return [
      { kind: 'station', anyOf: OVENS, rule },
      { kind: 'consume', item, count: amount, rule },
      { kind: 'consume', item: fuel, count: fuelFor(amount, fuel), rule },
      ...(product === undefined ? [] : [{ kind: 'produce', item: product, count: amount } as const]),
    ]
  },
})
