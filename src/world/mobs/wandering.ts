import type { Vec } from '../geometry.ts'
import type { Mob } from './mob.ts'
import { Standing } from './standing.ts'

/** Ticks a hurt mob runs. */
const FEAR_TICKS = 100
/** Blocks sideways it may run and stroll at a time, and up or down. */
const FLIGHT = 5
const STROLL = 10
const CLIMB = 3
/** A thought leads to a stroll once in so many (a thought every 5 ticks: once in 120 ticks). */
const STROLL_ODDS = 24
/** Places drawn before it gives up. */
const TRIES = 10
/** Places a search for the way of a stroll looks at. */
const BUDGET = 120

/** Hurt or burning, it runs to and fro. */
export function flee(mob: Mob): boolean {
  const afraid = mob.game.ticks - mob.hurtAt < FEAR_TICKS || mob.burning
  if (!afraid) return false
  if (mob.route.length === 0) stroll(mob, FLIGHT, mob.type.fleeing)
  return true
}

/** Now and then it goes somewhere, for no reason. */
export function wander(mob: Mob): boolean {
  if (mob.route.length > 0) return true
  if (mob.game.mobChance.oneIn(STROLL_ODDS)) stroll(mob, STROLL, 1)
  return true
}

function stroll(mob: Mob, reach: number, haste: number): void {
  const to = somewhere(mob, reach)
  if (to) mob.goTo(to, { haste, budget: BUDGET })
}

function somewhere(mob: Mob, reach: number): Vec | undefined {
  const { mobChance, level } = mob.game
  const standing = new Standing(level, mob.size)
  const here = { x: Math.floor(mob.position.x), y: Math.floor(mob.position.y), z: Math.floor(mob.position.z) }
  for (let i = 0; i < TRIES; i++) {
    const x = here.x + mobChance.between(-reach, reach)
    const z = here.z + mobChance.between(-reach, reach)
    for (let dy = 0; dy <= CLIMB; dy++)
      for (const y of dy === 0 ? [here.y] : [here.y + dy, here.y - dy]) {
        const feet = standing.at(x, y, z)
        if (feet !== null && level.get({ x, y, z }).name !== 'water')
          return { x: x + 0.5, y: feet, z: z + 0.5 }
      }
  }
  return undefined
}
