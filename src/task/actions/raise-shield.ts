import { z } from 'zod'
import { distance } from '../../core/position.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { nearestNamed } from './named-entities.ts'
import { pointOn } from './seen.ts'

const SHIELD = 'shield'
/** Distance within which an agent turns towards a monster (blocks), and the interval (ticks). */
const FACED = 16
const TURN_TICKS = 2
const SECOND_TICKS = 20

/** Raises a shield towards an attacker. */
export const raiseShield = defineAction({
  name: 'RaiseShield',
  signature: 'RaiseShield(against: entity name, seconds?)',
  summary: 'Raise the shield that you carry towards a mob until it has blocked a blow or an arrow.',
  only: ['open'],
  role: 'uses',
  tooEarly: 'refused',
  args: z.strictObject({ against: z.string().min(1), seconds: z.int().min(1).max(60).default(20) }),
  data: z.object({ blocked: z.number() }),
  examples: [{ against: 'skeleton' }],
  target: ({ against }) => ({ kind: 'entity', name: against }),
  effects: () => [{ kind: 'tool', anyOf: [SHIELD], rule: 'have-before-place' }],
  waits: ({ seconds }) => seconds * 1000,
  async run({ against, seconds }, hands) {
    if (hands.count(SHIELD) === 0)
      return fail('missing_item', 'I have no shield', { missing: [{ item: SHIELD, count: 1 }] })
    await hands.hold(SHIELD)
    let blocked = 0
    const stop = hands.onBlocked(() => {
      blocked++
    })
    hands.useHeld()
    try {
      for (let tick = 0; tick < seconds * SECOND_TICKS && blocked === 0; tick += TURN_TICKS) {
        const enemy = nearestNamed(hands, against)
        if (enemy !== undefined && distance(enemy.position, hands.position()) <= FACED)
          await hands.aimAt(pointOn(enemy, 0.8))
        if (!(await hands.waitUntil(TURN_TICKS, () => blocked > 0)) && hands.signal.aborted) break
      }
    } finally {
      stop()
      hands.releaseHeld()
    }
    return blocked > 0
      ? done({ blocked })
      : fail('no_effect', `no ${against} struck my shield within ${seconds} s`)
  },
})
