import type { Vec } from '../geometry.ts'
import { canSee } from '../kernel/entities/line-of-sight.ts'
import { Player } from '../kernel/player/player.ts'
import { scaled } from '../player/difficulty.ts'
import { hurtPlayer } from '../player/health.ts'
import type { Mob } from './mob.ts'
import { isDay } from './sunlight.ts'

/** Ticks between two attacks. */
const STRIKE_TICKS = 20
/** Ticks a hidden target is remembered (vanilla: 60; here long enough to walk around a house). */
const MEMORY_TICKS = 200
/** Ticks between two searches for a route to an unreachable target. */
const RETRY_TICKS = 20
/** Ticks a neutral mob stays angry. */
const ANGER_TICKS = 600

/** Tick at which each mob last saw its target, and last searched a route. */
const lastSeen = new WeakMap<Mob, number>()
const lastTried = new WeakMap<Mob, number>()

/** Attacks a target within reach (vanilla MeleeAttackGoal). */
export function strike(mob: Mob): boolean {
  const target = findTarget(mob)
  if (!target || mob.type.damage === undefined) return false
  const reach = (mob.size.width * 2) ** 2 + target.size.width
  const d = mob.distanceTo(target)
  if (d * d > reach || mob.game.ticks < mob.readyAt) return false
  mob.readyAt = mob.game.ticks + STRIKE_TICKS
  mob.game.broadcastSeen(mob, 'animation', { entityId: mob.id, animation: 0 })
  hurtPlayer(mob.game, target, {
    amount: scaled(mob.type.damage, mob.game.difficulty),
    cause: 'attack',
    from: { position: mob.position, name: mob.definition.displayName, by: mob },
  })
  return false
}

/** Chases its target around obstacles. */
export function chase(mob: Mob): boolean {
  const target = findTarget(mob)
  if (!target) return false
  const { ticks } = mob.game
  const { goal } = mob
  const moved = !goal || far(goal, target.position) > 1
  const tried = lastTried.get(mob) ?? Number.NEGATIVE_INFINITY
  if (!moved && (mob.route.length > 0 || ticks - tried < RETRY_TICKS)) return true
  if (ticks - tried < RETRY_TICKS / 4) return true
  lastTried.set(mob, ticks)
  mob.goTo(target.position)
  // the last step goes straight to the target, not to the centre of a block
  if (mob.distanceTo(target) < 2) mob.route = [target.position]
  return true
}

/** The player it attacks: the one who hurt it or, for hostile mobs, the nearest visible player. Remembered for a while. */
export function findTarget(mob: Mob): Player | undefined {
  const { game } = mob
  const range = mob.type.sight ?? 16
  const current = mob.target
  if (current instanceof Player && isPrey(current) && mob.distanceTo(current) <= range) {
    if (canSee(game.level, eyesOf(mob), current.eyes)) lastSeen.set(mob, game.ticks)
    if (game.ticks - (lastSeen.get(mob) ?? 0) <= MEMORY_TICKS) return current
  }
  if (mob.target) mob.stop()
  mob.target = angryAt(mob) ?? (isHostileNow(mob) ? nearest(mob, range) : undefined)
  if (mob.target) lastSeen.set(mob, game.ticks)
  return mob.target instanceof Player ? mob.target : undefined
}

function angryAt(mob: Mob): Player | undefined {
  const { attacker, game } = mob
  const angry = attacker instanceof Player && isPrey(attacker) && game.ticks - mob.hurtAt < ANGER_TICKS
  return angry && mob.distanceTo(attacker) <= (mob.type.sight ?? 16) ? attacker : undefined
}

const isHostileNow = (mob: Mob): boolean =>
  mob.type.nature === 'hostile' && !(mob.type.nightly && isDay(mob.game))

function nearest(mob: Mob, range: number): Player | undefined {
  const { game } = mob
  return game.players
    .filter((player) => isPrey(player) && mob.distanceTo(player) <= range)
    .sort((a, b) => mob.distanceTo(a) - mob.distanceTo(b))
    .find((player) => canSee(game.level, eyesOf(mob), player.eyes))
}

const isPrey = (player: Player): boolean =>
  !player.dead &&
  !player.removed &&
  player.inPlay &&
  (player.gameMode === 'survival' || player.gameMode === 'adventure')

export const eyesOf = ({ position, size }: Mob): Vec => ({ ...position, y: position.y + size.height * 0.85 })

const far = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
