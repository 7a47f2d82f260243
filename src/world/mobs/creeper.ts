import { explode } from '../blasts/explosion.ts'
import { canSee } from '../kernel/entities/line-of-sight.ts'
import { findTarget } from './hunting.ts'
import type { Mob } from './mob.ts'
import { eyesOf } from './prey.ts'

/** Distance at which a creeper lights its fuse, and at which it puts it out, in blocks. */
const NEAR = 3
const CALM_DISTANCE = 7
/** Ticks from ignition to explosion. */
const FUSE_TICKS = 30
const RADIUS = 3
/** Metadata that makes clients show it swelling: 1 on, -1 off. */
const SWELL_KEY = 16
const INT = 1

const litSince = new WeakMap<Mob, number>()

/** Near a player a creeper stops, swells and explodes, unless the player gets away. */
export function swell(mob: Mob): boolean {
  const { game } = mob
  const target = findTarget(mob)
  const since = litSince.get(mob)
  const d = target ? mob.distanceTo(target) : Number.POSITIVE_INFINITY
  const sees = target !== undefined && canSee(game.level, eyesOf(mob), eyesOf(target))
  if (since === undefined) {
    if (d > NEAR || !sees) return false
    litSince.set(mob, game.ticks)
    sendSwelling(mob, 1)
  } else if (d > CALM_DISTANCE || !sees) {
    litSince.delete(mob)
    sendSwelling(mob, -1)
    return false
  } else if (game.ticks - since >= FUSE_TICKS) {
    game.removeEntity(mob)
    explode(game, mob, RADIUS)
    return true
  }
  mob.stop()
  return true
}

function sendSwelling(mob: Mob, value: number): void {
  mob.game.broadcastSeen(mob, 'entity_metadata', {
    entityId: mob.id,
    metadata: [{ key: SWELL_KEY, type: INT, value }],
  })
}
