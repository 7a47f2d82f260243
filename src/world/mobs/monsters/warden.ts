import { giveDoses } from '../../player/doses.ts'
import { findTarget, isWithinReach } from '../hunting.ts'
import type { Behaviour, Mob } from '../mob.ts'
import { attackByMagic, eyesOf } from '../prey.ts'

/** The boom: its reach to the sides and up and down in blocks, ticks of charging and between two, damage. */
const BOOM = { reach: 15, height: 20, charge: 34, pause: 40, damage: 10 } as const
const STATUS_BOOM = 62
/** It darkens the eyes of who is near, again and again. */
const DARKNESS = { every: 120, range: 20, ticks: 260 } as const
/** Ticks that it is angry before it booms at who it cannot reach. */
const PATIENCE = 60

const boomsAt = new WeakMap<Mob, number>()
const darkensAt = new WeakMap<Mob, number>()
const reachedAt = new WeakMap<Mob, number>()

/** A warden booms through walls at who it cannot reach (vanilla Warden, SonicBoom). */
export const boom: Behaviour = (mob) => {
  const { game } = mob
  if (game.ticks >= (darkensAt.get(mob) ?? 0)) {
    darkensAt.set(mob, game.ticks + DARKNESS.every)
    for (const player of game.players)
      if (mob.distanceTo(player) <= DARKNESS.range)
        giveDoses(game, player, [{ effect: 'darkness', amplifier: 0, ticks: DARKNESS.ticks }])
  }
  const target = findTarget(mob)
  if (!target) {
    boomsAt.delete(mob)
    reachedAt.set(mob, game.ticks)
    return false
  }
  const due = boomsAt.get(mob)
  if (due !== undefined) {
    mob.stop()
    if (game.ticks < due) return true
    boomsAt.delete(mob)
    reachedAt.set(mob, game.ticks)
    const by = { x: target.position.x - mob.position.x, z: target.position.z - mob.position.z }
    const inReach =
      Math.hypot(by.x, by.z) <= BOOM.reach && Math.abs(eyesOf(target).y - eyesOf(mob).y) <= BOOM.height
    if (inReach) attackByMagic(mob, target, BOOM.damage)
    mob.readyAt = game.ticks + BOOM.pause
    return true
  }
  if (isWithinReach(mob, target)) reachedAt.set(mob, game.ticks)
  const waited = game.ticks - (reachedAt.get(mob) ?? game.ticks)
  if (reachedAt.get(mob) === undefined) reachedAt.set(mob, game.ticks)
  if (waited < PATIENCE || game.ticks < mob.readyAt || mob.distanceTo(target) > BOOM.reach) return false
  boomsAt.set(mob, game.ticks + BOOM.charge)
  game.broadcastSeen(mob, 'entity_status', { entityId: mob.id, entityStatus: STATUS_BOOM })
  return true
}
