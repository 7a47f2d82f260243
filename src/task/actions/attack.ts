import { z } from 'zod'
import { distance, floor } from '../../core/position.ts'
import { lootOf } from '../../game/mobs/animals.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Effect } from './effects.ts'
import { itemName, pickedUpSchema } from './fields.ts'
import type { Hands, Refusal } from './hands.ts'
import { nearestNamed } from './named-entities.ts'
import type { SeenEntity } from './seen.ts'

/** Maximum duration of a hunt (ms of game time). */
const HUNT_MS = 30_000
/** Maximum distance to follow the target (blocks). */
const MAX_CHASE = 24
/** Time between two hits, after which a sword has its full damage again (vanilla: 1.6 hits per second). */
const COOLDOWN_TICKS = 12
/** Maximum number of hits without effect. */
const MAX_VAIN_HITS = 4
/** Maximum time from a mob's death until its drops appear, and until it disappears (ticks). */
const DROP_TICKS = 25
const DYING_TICKS = 25

/** Hunts and kills the nearest entity of a kind with the item in the main hand, and picks up what it drops. */
export const attack = defineAction({
  name: 'Attack',
  signature: 'Attack(target)',
  summary: 'Hunt the nearest animal of a kind with what is in the main hand, and pick up what it drops.',
  role: 'hunts',
  tooEarly: 'final',
  serverFeature: 'mobs',
  args: z.strictObject({ target: itemName }),
  data: pickedUpSchema.extend({ killed: z.boolean().default(true) }),
  examples: [{ target: 'cow' }],
  target: ({ target }) => ({ kind: 'entity', name: target }),
  effects: ({ target }, { held }): Effect[] => [
    ...(held === undefined ? [] : [{ kind: 'tool', anyOf: [held], rule: 'have-before-place' } as const]),
    ...lootOf(target).map((loot) => ({ kind: 'produce', ...loot }) as const),
  ],
  async run({ target }, hands) {
    const entity = nearestNamed(hands, target, hands.isTaken)
    if (entity === undefined) return fail('not_found', `I see no ${target}`)
    if (entity.username !== undefined)
      return fail('invalid_arguments', `${entity.username} is a player, not a mob`)
    hands.engage(entity.id)
    const gains = hands.countGains()
    const prey = { entity, name: target, isDead: false, vainHits: 0 }
    const stop = hands.onFate(entity, {
      hurt: () => {
        prey.vainHits = 0
      },
      gone: () => {
        prey.isDead = true
      },
    })
    try {
      const failure = await hunt(hands, prey)
      if (failure !== undefined) return failure
      const found = await hands.pickUp(entity.position, { gains, appears: DROP_TICKS })
      // A dead mob stays visible for a second and would be found again.
      await hands.waitUntil(DYING_TICKS, () => hands.entities().every(({ id }) => id !== entity.id))
      return done({ target, killed: true, ...found })
    } finally {
      hands.engage()
      stop()
    }
  },
})

/** A hunted mob, and the outcome of the hunt. */
interface Prey {
  readonly entity: SeenEntity
  readonly name: string
  isDead: boolean
  /** Number of hits since it was last hurt. */
  vainHits: number
}

/** Hits the prey until it is dead. @returns undefined if it is dead, otherwise why it is not */
async function hunt(hands: Hands, prey: Prey): Promise<Refusal> {
  const { entity } = prey
  let isHunting = false
  const until = hands.clock.now() + HUNT_MS
  while (
    !prey.isDead &&
    prey.vainHits < MAX_VAIN_HITS &&
    hands.clock.now() < until &&
    !hands.signal.aborted
  ) {
    const blocked = await hands.comeNear(entity)
    if (prey.isDead) break
    if (blocked !== undefined) {
      if (!isHunting || !(await follow(hands, entity))) return blocked
      continue
    }
    isHunting = true
    const { x, y, z } = entity.position
    await hands.aimAt({ x, y: y + (entity.height ?? 1) * 0.8, z })
    prey.vainHits++
    hands.hit(entity)
    await hands.waitUntil(COOLDOWN_TICKS, () => prey.isDead)
  }
  if (prey.isDead) return undefined
  const isHurt = prey.vainHits < MAX_VAIN_HITS
  return fail('no_effect', isHurt ? `the ${prey.name} got away` : `the ${prey.name} was not hurt`)
}

/** Follows a fleeing target. @returns false if it is out of sight or unreachable */
async function follow(hands: Hands, { position }: SeenEntity): Promise<boolean> {
  if (distance(hands.position(), position) > MAX_CHASE) return false
  const refused = await hands.walk({ cell: floor(position), range: 2 })
  return refused === undefined || refused.reason === 'stuck'
}
