import { z } from 'zod'
import { cellSchema, center, floor } from '../../core/position.ts'
import { BOWS } from '../../game/items/flights.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'
import { pointOn, type SeenEntity } from './seen.ts'

const ARROWS = ['arrow', 'spectral_arrow', 'tipped_arrow']
/** Time of a full draw, and of loading a crossbow (ticks). */
const DRAW_TICKS = { bow: 22, crossbow: 28 } as const
/** Time for an arrow to hit (ticks), maximum number of shots, and the shooting distance (blocks). */
const FLY_TICKS = 25
const MAX_SHOTS = 16
const RANGE = 16
const MIDDLE = 0.6

/** Shoots with a bow or a crossbow. */
export const shoot = defineAction({
  name: 'Shoot',
  signature: 'Shoot(target: entity name or [x,y,z], kill?: true)',
  summary:
    'Shoot arrows at a mob or block with the bow or crossbow that you carry, until one hits, or with kill until it is dead.',
  only: ['open'],
  role: 'uses',
  tooEarly: 'final',
  args: z.strictObject({ target: z.union([cellSchema, itemName]), kill: z.boolean().default(false) }),
  data: z.object({ target: z.unknown(), shots: z.number() }),
  examples: [{ target: 'phantom', kill: true }, { target: [0, -58, 8] }],
  target: ({ target }) =>
    typeof target === 'string' ? { kind: 'entity', name: target } : { kind: 'cell', cell: target },
  effects: () => [
    { kind: 'tool', anyOf: [...BOWS], rule: 'have-before-place' },
    { kind: 'consume', item: 'arrow', count: 1, rule: 'have-before-place' },
  ],
  async run({ target, kill }, hands) {
    const bow = BOWS.find((item) => hands.count(item) > 0)
    if (bow === undefined)
      return fail('missing_item', 'I have neither bow nor crossbow', { missing: [{ item: 'bow', count: 1 }] })
    if (arrows(hands) === 0)
      return fail('missing_item', 'I have no arrows', { missing: [{ item: 'arrow', count: 1 }] })
    await hands.hold(bow)
    const mob = typeof target === 'string' ? nearestNamed(hands, target) : undefined
    if (typeof target === 'string')
      return mob === undefined ? fail('not_found', `I see no ${target}`) : shootMob(hands, bow, mob, kill)
    const point = center(target)
    if (!(await hands.aimFlight(bow, point))) return fail('too_far', 'it is out of range', { goTo: target })
    await release(hands, bow, () => hands.aimFlight(bow, point))
    await hands.waitUntil(FLY_TICKS, () => false)
    return done({ target, shots: 1 })
  },
})

const arrows = (hands: Hands): number => ARROWS.reduce((sum, item) => sum + hands.count(item), 0)

async function shootMob(hands: Hands, bow: (typeof BOWS)[number], mob: SeenEntity, kill: boolean) {
  let isHit = false
  let isGone = false
  const stop = hands.onFate(mob, {
    hurt: () => {
      isHit = true
    },
    gone: () => {
      isGone = true
    },
  })
  const isDone = () => isGone || (isHit && !kill)
  const aim = () => hands.aimFlight(bow, pointOn(mob, MIDDLE))
  try {
    let shots = 0
    for (; shots < MAX_SHOTS && !isDone() && arrows(hands) > 0; shots++) {
      const refused = await hands.comeNear(mob, RANGE)
      if (refused !== undefined && !(await aim())) return refused
      if (!(await release(hands, bow, aim)))
        return fail('too_far', `the ${mob.name} is out of range`, { goTo: floor(mob.position) })
      await hands.waitUntil(FLY_TICKS, isDone)
    }
    return isDone()
      ? done({ target: mob.name, shots })
      : fail('no_effect', `${shots} shots ${isHit ? 'hit' : 'missed'} the ${mob.name}`)
  } finally {
    stop()
  }
}

/** Draws, aims again as the target moves, and shoots. @returns whether it is in range */
async function release(
  hands: Hands,
  bow: (typeof BOWS)[number],
  aim: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await aim())) return false
  hands.useHeld()
  await hands.waitUntil(DRAW_TICKS[bow], () => false)
  const inRange = await aim()
  hands.releaseHeld()
  if (bow !== 'crossbow') return inRange
  // A crossbow is loaded now; the next use shoots.
  await hands.waitUntil(2, () => false)
  hands.useHeld()
  return inRange
}
