import { z } from 'zod'
import { cellSchema, distance, floor, type Position } from '../../core/position.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'

/** Time to be seated (ticks), and number of attempts: wild horses throw riders off. */
const SEAT_TICKS = 20
const MAX_MOUNTS = 20
/** Speed at which it is steered (blocks per tick), and maximum duration of a ride (ticks). */
const STEP = 0.2
const MAX_TICKS = 1200
/** Distance from the goal at which it counts as arrived (blocks). */
const THERE = 2

/** Rides an animal or a vehicle. */
export const ride = defineAction({
  name: 'Ride',
  signature: 'Ride(what: entity name, to?: [x,y,z])',
  summary:
    'Get onto a saddled animal, a boat or a minecart nearby, ride it straight to a place if one is given, and get off.',
  only: ['open'],
  role: 'operates',
  tooEarly: 'refused',
  args: z.strictObject({ what: itemName, to: cellSchema.optional() }),
  data: z.object({ what: z.string(), blocks: z.number() }),
  examples: [{ what: 'boat' }, { what: 'horse', to: [12, -60, 0] }],
  target: ({ what }) => ({ kind: 'entity', name: what }),
  async run({ what, to }, hands) {
    const mount = nearestNamed(hands, what)
    if (mount === undefined) return fail('not_found', `I see no ${what}`)
    let blocks = 0
    for (let seat = 0; seat < MAX_MOUNTS; seat++) {
      const refused = await hands.comeNear(mount)
      if (refused !== undefined) return refused
      await hands.useOnEntity(mount)
      if (!(await hands.waitUntil(SEAT_TICKS, () => hands.isSeated()))) break
      if (to === undefined) {
        hands.dismount()
        return done({ what, blocks: 0 })
      }
      blocks += await rideTo(hands, to)
      if (hands.isSeated()) {
        hands.dismount()
        const there = hands.vehicle()?.position ?? mount.position
        return distance(floor(there), to) <= THERE
          ? done({ what, blocks })
          : fail('stuck', `the ${what} got ${blocks.toFixed(1)} blocks far`, { goTo: to })
      }
    }
    return fail('no_effect', `the ${what} does not bear me`)
  },
})

/** Steers until it arrives, stops moving or throws its rider off. @returns the distance covered (blocks) */
async function rideTo(hands: Hands, to: Position): Promise<number> {
  const goal = { x: to.x + 0.5, y: to.y, z: to.z + 0.5 }
  let blocks = 0
  for (let tick = 0; tick < MAX_TICKS && hands.isSeated(); tick++) {
    const before = hands.vehicle()?.position
    if (before === undefined) break
    const from = { ...before }
    if (Math.hypot(from.x - goal.x, from.z - goal.z) <= 0.1) break
    hands.steerTowards(goal, STEP)
    await hands.waitUntil(1, () => false)
    const after = hands.vehicle()?.position ?? from
    blocks += Math.hypot(after.x - from.x, after.z - from.z)
  }
  return blocks
}
