import { subtract } from '../geometry.ts'
import { canSee } from '../kernel/entities/line-of-sight.ts'
import { Arrow } from '../projectiles/arrow.ts'
import { eyesOf, findTarget } from './hunting.ts'
import type { Mob } from './mob.ts'
import { yawTowards } from './motion.ts'

/** Distance from which a skeleton shoots, in blocks. */
const RANGE = 15
/** Ticks between two arrows, including drawing the bow. */
const INTERVAL = 60
const HARD_INTERVAL = 40
/** Speed of an arrow in blocks per tick, and its inaccuracy by difficulty. */
const SPEED = 1.6
const SPREAD = { peaceful: 14, easy: 10, normal: 6, hard: 2 } as const
const SPREAD_UNIT = 0.0172275

/** Stands still and shoots at a visible target within range. */
export function shoot(mob: Mob): boolean {
  const { game } = mob
  const target = findTarget(mob)
  if (!target || mob.distanceTo(target) > RANGE || !canSee(game.level, eyesOf(mob), target.eyes)) return false
  mob.stop()
  const by = subtract(target.position, mob.position)
  mob.yaw = yawTowards(by)
  if (mob.readyAt === 0) mob.readyAt = game.ticks + INTERVAL / 3
  if (game.ticks < mob.readyAt) return true
  mob.readyAt = game.ticks + (game.difficulty === 'hard' ? HARD_INTERVAL : INTERVAL)
  const from = { ...mob.position, y: mob.position.y + mob.size.height * 0.85 - 0.1 }
  const flat = Math.hypot(by.x, by.z)
  // aims at a third of the body's height, and higher for longer distances
  const aim = { x: by.x, y: target.position.y + target.size.height / 3 - from.y + flat * 0.2, z: by.z }
  const length = Math.hypot(aim.x, aim.y, aim.z)
  const off = () => (game.mobChance.next() - game.mobChance.next()) * SPREAD_UNIT * SPREAD[game.difficulty]
  const velocity = {
    x: (aim.x / length + off()) * SPEED,
    y: (aim.y / length + off()) * SPEED,
    z: (aim.z / length + off()) * SPEED,
  }
  game.addEntity(
    new Arrow(game, { definition: game.entityDefinition('arrow'), position: from, velocity, shooter: mob }),
  )
  return true
}
