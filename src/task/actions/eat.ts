import { z } from 'zod'
import { done } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'

/** Eats something that is carried. */
export const eat = defineAction({
  name: 'Eat',
  signature: 'Eat(item?)',
  summary:
    'Eat one of the item, or the best food that you carry. Health comes back only while you are not hungry.',
  only: ['wild', 'open'],
  role: 'uses',
  tooEarly: 'final',
  args: z.strictObject({ item: itemName.optional() }),
  data: z.object({ food: z.number(), health: z.number() }),
  examples: [{}, { item: 'cooked_beef' }],
  items: ({ item }) => (item === undefined ? [] : [item]),
  effects: ({ item }) =>
    item === undefined ? [] : [{ kind: 'consume', item, count: 1, rule: 'have-before-place' }],
  async run({ item }, hands) {
    const refused = await hands.eat(item)
    return refused ?? done(hands.vitals())
  },
})
