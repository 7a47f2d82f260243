import { z } from 'zod'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { amount, itemName, madeSchema } from './fields.ts'

/** Throws items away. */
export const drop = defineAction({
  name: 'Drop',
  signature: 'Drop(item, amount)',
  summary: 'Throw items away, in front of you.',
  only: ['open'],
  role: 'gives',
  tooEarly: 'final',
  args: z.strictObject({ item: itemName, amount }),
  data: madeSchema,
  examples: [{ item: 'dirt', amount: 4 }],
  items: ({ item }) => [item],
  effects: ({ item, amount: count }) => [{ kind: 'consume', item, count, rule: 'have-before-place' }],
  async run({ item, amount: count }, hands) {
    const before = hands.count(item)
    if (before < count)
      return fail('missing_item', `I have ${before} ${item}`, { missing: [{ item, count: count - before }] })
    const lying = new Set(hands.entities().map(({ id }) => id))
    await hands.toss(item, count)
    // The client removes the item at once; the action is done once the item exists in the world.
    const lies = () =>
      hands.entities().some((entity) => !lying.has(entity.id) && hands.droppedItem(entity) === item)
    if (await hands.waitUntil(20, () => hands.count(item) <= before - count && lies()))
      return done({ item, amount: count })
    return fail('no_effect', `I still have ${hands.count(item)} ${item}`)
  },
})
