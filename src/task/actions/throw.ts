import { z } from 'zod'
import { cellSchema, floor, type Position } from '../../core/position.ts'
import { burstsForItsThrower, isThrownPotion, THROWN } from '../../game/items/flights.ts'
import { type ActionResult, done, fail } from '../action.ts'
import type { StackTest } from './benches.ts'
import { defineAction } from './define-action.ts'
import { itemName, stackAmount } from './fields.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'
import { countStacks, itemOfStack, stacksNamed } from './named-stack.ts'
import { pointOn } from './seen.ts'

/** Time for a throw to leave the hand; pearls can be thrown once a second (ticks). */
const LEAVE_TICKS = 30
/** Maximum flight time (ticks). */
const FLIGHT_TICKS = 40
/** Distance that an agent approaches a target that is out of range, to throw something at it (blocks). */
const THROWING_RANGE = 3
/** A throw without a target goes this far ahead (blocks). */
const AHEAD = 8
/** The point of a body to aim at, as a share of its height. */
const MIDDLE = 0.5

/** Throws projectiles: snowballs, eggs, pearls, splash potions, bottles of experience. */
export const throwItem = defineAction({
  name: 'Throw',
  signature: 'Throw(item, at?: entity name or [x,y,z], amount?)',
  summary:
    'Throw a snowball, egg, ender_pearl, experience_bottle or splash potion ("healing_splash_potion") at something; without a target, potions and bottles at your own feet.',
  only: ['open'],
  role: 'uses',
  tooEarly: 'final',
  args: z.strictObject({
    item: itemName,
    at: z.union([cellSchema, itemName]).optional(),
    amount: stackAmount.default(1),
  }),
  data: z.object({ item: z.string(), amount: z.number() }),
  examples: [{ item: 'snowball', at: 'pig' }, { item: 'ender_pearl', at: [6, -60, 0] }, { item: 'egg' }],
  target: ({ at }) =>
    at === undefined
      ? undefined
      : typeof at === 'string'
        ? { kind: 'entity', name: at }
        : { kind: 'cell', cell: at },
  effects: ({ item, amount }) => [
    {
      kind: 'consume',
      item: THROWN.find((thrown) => item.includes(thrown)) ?? item,
      count: amount,
      rule: 'have-before-place',
    },
  ],
  async run({ item, at, amount }, hands) {
    const test = stacksNamed(item)
    const thrown = itemOfStack(hands.stacks(), test)
    const before = countStacks(hands.stacks(), test)
    if (thrown === undefined || before < amount)
      return fail('missing_item', `I have ${before} ${item}`, { missing: [{ item, count: amount - before }] })
    if (!THROWN.includes(thrown)) return fail('wrong_tool', `a ${thrown} does not fly: use Drop to let it go`)
    if (!(await hands.holdStack(test))) return fail('no_effect', `I could not take the ${item} into my hand`)
    for (let round = 0; round < amount; round++) {
      const refused = await throwOnce(hands, { thrown, test, at })
      if (refused !== undefined) return refused
    }
    await hands.waitUntil(FLIGHT_TICKS, () => !hands.entities().some(({ name }) => isFlying(name, thrown)))
    return done({ item, amount })
  },
})

const isFlying = (name: string | undefined, thrown: string): boolean =>
  name === thrown || (name === 'potion' && isThrownPotion(thrown))

interface Throwing {
  readonly thrown: string
  readonly test: StackTest
  readonly at: Position | string | undefined
}

async function throwOnce(
  hands: Hands,
  { thrown, test, at }: Throwing,
): Promise<Extract<ActionResult, { ok: false }> | undefined> {
  const point = pointOf(hands, thrown, at)
  if (point === undefined) return fail('not_found', `I see no ${String(at)}`)
  if (!(await hands.aimFlight(thrown, point))) {
    const refused = await hands.walk({ cell: floor(point), range: THROWING_RANGE })
    if (refused !== undefined) return refused
    if (!(await hands.aimFlight(thrown, pointOf(hands, thrown, at) ?? point)))
      return fail('too_far', `it is out of range of a ${thrown}`, { goTo: floor(point) })
  }
  const before = countStacks(hands.stacks(), test)
  let hasLeft = false
  // A pearl is refused within a second after the last one.
  for (let waited = 0; waited < LEAVE_TICKS && !hasLeft; waited += 10) {
    hands.useHeld()
    hasLeft = await hands.waitUntil(10, () => countStacks(hands.stacks(), test) < before)
  }
  return hasLeft ? undefined : fail('no_effect', `the ${thrown} did not leave my hand`)
}

/** The point at which a throw is aimed. */
function pointOf(hands: Hands, thrown: string, at: Position | string | undefined): Position | undefined {
  const here = hands.position()
  if (at === undefined)
    return burstsForItsThrower(thrown) ? { ...here, x: here.x + 0.01 } : { ...here, x: here.x + AHEAD }
  if (typeof at !== 'string') {
    // An item thrown at a block lands on it.
    const isSolid = hands.blockAt(at)?.isDiggable === true
    return { x: at.x + 0.5, y: at.y + (isSolid ? 1 : 0.1), z: at.z + 0.5 }
  }
  const entity = nearestNamed(hands, at)
  return entity === undefined ? undefined : pointOn(entity, MIDDLE)
}
