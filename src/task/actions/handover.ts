import { z } from 'zod'
import type { Position } from '../../core/position.ts'
import { distance } from '../../core/position.ts'
import { describeItems, type ItemCount } from '../../game/item-counts.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName, stackAmount } from './fields.ts'
import type { Hands, Refusal } from './hands.ts'
import { nearestNamed } from './named-entities.ts'
import type { SeenEntity } from './seen.ts'

/** Time to wait for the other agent to pick up the items (ticks): they can be picked up after 40 ticks, plus the fall. */
const PICKUP_TICKS = 100
/** Maximum distance to throw from (blocks). */
const THROW_DISTANCE = 3
/**
 * Maximum number of times that the thrower follows an agent that keeps walking; each time it waits until that agent stands still.
 */
const MAX_APPROACHES = 3
/** Time without movement after which an agent counts as standing still, and maximum time to wait for that (ticks). */
const STILL_TICKS = 3
const MAX_WAIT_TICKS = 60
/** Movement within a tick that still counts as standing still (blocks). */
const MOVED = 0.02

/** Maximum number of kinds of items in one hand-over. */
const MAX_KINDS = 9

/** Throws items to another agent, which picks them up. */
export const handover = defineAction({
  name: 'Handover',
  signature: 'Handover(item, agent, amount? = 1, more?: [{item, amount}])',
  summary: 'Give items to another agent.',
  role: 'gives',
  tooEarly: 'final',
  args: z.strictObject({
    item: itemName,
    agent: z.string().min(1),
    amount: stackAmount.default(1),
    /** Other items that are thrown at the same moment. */
    more: z
      .array(z.strictObject({ item: itemName, amount: stackAmount.default(1) }))
      .max(MAX_KINDS - 1)
      .optional(),
  }),
  examples: [
    { item: 'bread', agent: 'bob' },
    { item: 'stick', agent: 'bob', amount: 4 },
    { item: 'egg', agent: 'bob', more: [{ item: 'sugar', amount: 2 }] },
  ],
  target: ({ agent }) => ({ kind: 'agent', name: agent }),
  items: (args) => itemsHandedOver(args).map(({ item }) => item),
  effects: (args) =>
    itemsHandedOver(args).flatMap(({ item, count }) => [
      { kind: 'consume', item, count, rule: 'have-before-place' },
      { kind: 'hand-over', item, count },
    ]),
  async run(args, hands) {
    const { item, agent, amount, more } = args
    const items = itemsHandedOver(args)
    const target = nearestNamed(hands, agent.toLowerCase())
    if (target?.username === undefined) return fail('not_found', `I see no agent ${agent}`)
    const lacking = without(items, hands.count)
    const [first] = lacking
    if (first !== undefined)
      return fail('missing_item', `I have ${hands.count(first.item)} ${first.item}`, { missing: lacking })
    let reaches = false
    for (let approach = 0; approach < MAX_APPROACHES; approach++) {
      const blocked = await hands.comeNear(target, THROW_DISTANCE)
      if (blocked !== undefined) return blocked
      reaches = await hands.standToThrow(target)
      if (await waitsNear(hands, target)) break
    }
    try {
      const refused = await throwTo(hands, target, { items, reaches })
      return refused ?? done({ item, agent: target.username, amount, ...(more && { more }) })
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    }
  },
})

/** Throws items at an agent and waits until it has picked them up; then picks up the rest. */
async function throwTo(
  hands: Hands,
  target: SeenEntity,
  { items, reaches }: { items: readonly ItemCount[]; reaches: boolean },
): Promise<Refusal> {
  const received = new Map<string, number>()
  const stop = hands.onPickedUp(target, ({ item, count }) => {
    received.set(item, (received.get(item) ?? 0) + count)
  })
  const missing = () => without(items, (item) => received.get(item) ?? 0)
  try {
    await hands.aimToThrow(target)
    for (const { item, count } of items) await hands.toss(item, count)
    if (!reaches) await hands.stepBack(target)
    if (await hands.waitUntil(PICKUP_TICKS, () => missing().length === 0)) return undefined
    const remaining = missing()
    const gains = hands.countGains()
    const { gained } = await hands.pickUp(target.position, { gains, appears: 0 })
    const back = gained.filter((stack) => remaining.some(({ item }) => item === stack.item))
    const detail = `${target.username} did not pick up ${describeItems(remaining)}; I took back ${describeItems(back) || 'nothing'}`
    return fail('no_effect', detail, { missing: remaining })
  } finally {
    stop()
  }
}

/** Waits until an agent stands still, because a walking agent leaves thrown items behind. @returns whether it is still near */
async function waitsNear(hands: Hands, entity: SeenEntity): Promise<boolean> {
  const placeOf = (): Position => ({ ...entity.position })
  let last = placeOf()
  let still = 0
  await hands.waitUntil(MAX_WAIT_TICKS, () => {
    still = distance(entity.position, last) < MOVED ? still + 1 : 0
    last = placeOf()
    return still > STILL_TICKS
  })
  return distance(hands.position(), entity.position) <= THROW_DISTANCE + 1
}

/** The items that are short of the required amount, and how many are missing. */
const without = (wanted: readonly ItemCount[], countOf: (item: string) => number): ItemCount[] =>
  wanted.flatMap(({ item, count }) => (count > countOf(item) ? [{ item, count: count - countOf(item) }] : []))

/** All items of a hand-over, each kind once. */
function itemsHandedOver({
  item,
  amount,
  more = [],
}: {
  item: string
  amount: number
  more?: readonly { item: string; amount: number }[] | undefined
}): ItemCount[] {
  const counts = new Map<string, number>()
  for (const one of [{ item, amount }, ...more])
    counts.set(one.item, (counts.get(one.item) ?? 0) + one.amount)
  return [...counts].map(([name, count]) => ({ item: name, count }))
}
