import { z } from 'zod'
import { fuelFor, ovensFor, SMELT_MS } from '../../game/items/smelting.ts'
import { smeltedUnder } from '../../game/rules/rule-book.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Effect } from './effects.ts'
import { itemName, madeSchema, stackAmount } from './fields.ts'

const rule = 'furnace-and-fuel-before-smelt'

/** Smelts items in a nearby furnace and takes the product out. */
export const smelt = defineAction({
  name: 'Smelt',
  signature: 'Smelt(item, amount, fuel)',
  summary: 'Smelt items in a furnace nearby.',
  role: 'makes',
  tooEarly: 'final',
  serverFeature: 'smelting',
  args: z.strictObject({ item: itemName, amount: stackAmount, fuel: itemName }),
  data: madeSchema,
  examples: [{ item: 'raw_iron', amount: 3, fuel: 'coal' }],
  manner: ['fuel'],
  target: ({ item }) => ({ kind: 'station', blocks: ovensFor(item) }),
  items: ({ item, fuel }) => [item, fuel],
  waits: ({ amount }) => amount * SMELT_MS,
  effects({ item, amount, fuel }, { gameVersion, rules }): Effect[] {
    const product = smeltedUnder({ gameVersion, rules }, item)
    return [
      { kind: 'station', anyOf: ovensFor(item), rule },
      { kind: 'consume', item, count: amount, rule },
      { kind: 'consume', item: fuel, count: fuelFor(amount, fuel), rule },
      ...(product === undefined ? [] : [{ kind: 'produce', item: product, count: amount } as const]),
    ]
  },
  async run({ item, amount, fuel }, hands) {
    for (const [name, need] of [
      [item, amount],
      [fuel, 1],
    ] as const) {
      const count = hands.count(name)
      if (count < need)
        return fail('missing_ingredients', `I have ${count} ${name}, ${need} needed`, {
          missing: [{ item: name, count: need - count }],
        })
    }
    await hands.takeCover()
    return hands.atStation(ovensFor(item), async (oven) => {
      try {
        const product = await hands.cook(oven, { item, amount, fuel })
        if (product === undefined) return fail('no_effect', 'nothing came out of the furnace')
        return product.count >= amount
          ? done({ item: product.item, amount: product.count })
          : fail('no_effect', `only ${product.count} ${product.item} came out; the fuel ran out`)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
    })
  },
})
