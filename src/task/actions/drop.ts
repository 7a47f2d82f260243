import { z } from 'zod'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { amount, itemName, madeSchema } from './fields.ts'

/** Time until players can pick up what they threw themselves (ticks, vanilla). */
const OWN_THROW_TICKS = 40

/** Throws items away, and picks them up again if that is asked. */
export const drop = defineAction({
  name: 'Drop',
  signature: 'Drop(item, amount, pickUp? = false)',
  summary: 'Throw items away, in front of you; with pickUp, then pick them up again.',
  only: ['open'],
  role: 'gives',
  tooEarly: 'final',
  args: z.strictObject({ item: itemName, amount, pickUp: z.boolean().default(false) }),
  data: madeSchema,
  examples: [{ item: 'dirt', amount: 4 }],
  manner: ['pickUp'],
  items: ({ item }) => [item],
  effects: ({ item, amount: count, pickUp }) => [
    { kind: 'consume', item, count, rule: 'have-before-place' },
    ...(pickUp ? [{ kind: 'produce' as const, item, count }] : []),
  ],
  async run({ item, amount: count, pickUp }, hands) {
    const before = hands.count(item)
    if (before < count)
      return fail('missing_item', `I have ${before} ${item}`, { missing: [{ item, count: count - before }] })
    const lying = new Set(hands.entities().map(({ id }) => id))
    await hands.toss(item, count)
    // The client removes the item at once; the action is done once the item exists in the world.
    const thrown = () =>
      hands.entities().find((entity) => !lying.has(entity.id) && hands.droppedItem(entity) === item)
    const isGone = () => hands.count(item) <= before - count && thrown() !== undefined
    if (!(await hands.waitUntil(20, isGone)))
      return fail('no_effect', `I still have ${hands.count(item)} ${item}`)
    if (!pickUp) return done({ item, amount: count })
    const gains = hands.countGains()
    await hands.waitUntil(OWN_THROW_TICKS, () => hands.count(item) >= before)
    const lies = thrown()
    if (lies !== undefined) await hands.pickUp(lies.position, { gains, appears: 0 })
    if (hands.count(item) >= before) return done({ item, amount: count })
    return fail('unreachable', `I threw ${count} ${item} and have ${hands.count(item)} of ${before} again`)
  },
})
