import { distance, floor, type Position } from '../../core/position.ts'
import { BODY_HEIGHT, ENTITY_REACH } from '../../game/bodies.ts'
import { toolKind, toolTier } from '../../game/items/kinds/tools.ts'
import type { ActionContext } from '../actions/action.ts'
import type { Bot, Entity } from '../client/bot.ts'
import { aimAt } from '../motion/aim.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { flagsAt } from './dig-cells.ts'

/** Ticks after the last blow until the next one has its full force. */
const COOLDOWN_TICKS = 12
/** Distance at which running closer is no longer necessary (blocks). */
const CLOSE = 2
/** Time spent charging a shooting enemy, or looking for a path to it, before deciding again (ticks). */
const CHARGE_TICKS = 60
const APPROACH_TICKS = 30
/** How long to wait for an approaching mob (ticks). */
const AWAIT_TICKS = 8
/** Maximum height of an edge to run over (blocks). */
const MAX_DROP = 3

/**
 * Strikes at an enemy with the best weapon: charges shooting enemies, and waits for approaching ones.
 * @param isShooting whether it keeps its distance
 * @param isOver test that ends a charge
 */
export async function strike(
  context: ActionContext,
  enemy: Entity,
  { isShooting, isOver }: { isShooting: boolean; isOver: () => boolean },
): Promise<void> {
  const { bot } = context
  await takeWeapon(bot)
  if (isShooting) {
    if (!(await charge(context, enemy, isOver)) && !isOver()) await approach(context, enemy)
    return
  }
  const off = () => distance(enemy.position, bot.entity.position)
  if (off() > ENTITY_REACH) await waitUntil(context, AWAIT_TICKS, () => off() <= ENTITY_REACH - 0.3)
  if (off() > ENTITY_REACH + 0.3) return
  await aimAt(context, middleOf(enemy))
  bot.attack(enemy)
  if (enemy.name === 'creeper') await stepBack(context)
  await waitUntil(context, COOLDOWN_TICKS, () => bot.entities[enemy.id] === undefined)
}

const middleOf = ({ position, height }: Entity): Position =>
  position.offset(0, (height ?? BODY_HEIGHT) * 0.8, 0)

/** Runs straight at an enemy and strikes whenever possible. @returns false if there is no straight path */
async function charge(context: ActionContext, enemy: Entity, isOver: () => boolean): Promise<boolean> {
  const { bot, signal, isGone } = context
  let ready = 0
  try {
    for (let tick = 0; tick < CHARGE_TICKS; tick++) {
      if (signal.aborted || isGone() || isOver() || bot.entities[enemy.id] === undefined) return true
      const off = distance(enemy.position, bot.entity.position)
      const goes = off > CLOSE
      if (goes && !isFirmTowards(bot, enemy.position)) return false
      await bot.lookAt(enemy.position.offset(0, (enemy.height ?? BODY_HEIGHT) * 0.8, 0), true)
      bot.setControlState('forward', goes)
      bot.setControlState('sprint', goes)
      bot.setControlState('jump', goes && isHeldUp(bot))
      if (tick >= ready && off <= ENTITY_REACH) {
        bot.attack(enemy)
        ready = tick + COOLDOWN_TICKS
      }
      await bot.waitForTicks(1)
    }
    return true
  } finally {
    bot.clearControlStates()
  }
}

const isHeldUp = ({ entity }: Bot): boolean =>
  (entity as Entity & { isCollidedHorizontally?: boolean }).isCollidedHorizontally === true

/**
 * Whether the next two steps towards a place end on ground that is not far down, and not in lava: a running bot does not stop
 * at once.
 */
function isFirmTowards(bot: Bot, to: Position): boolean {
  const { x, y, z } = bot.entity.position
  const way = Math.hypot(to.x - x, to.z - z)
  if (Math.abs(to.y - y) > MAX_DROP) return false
  return [1, 2].every((steps) => {
    const part = Math.min(1, steps / way)
    return isFirm(bot, floor({ x: x + (to.x - x) * part, y: y + 0.1, z: z + (to.z - z) * part }))
  })
}

function isFirm(bot: Bot, cell: Position): boolean {
  for (let down = -1; down <= MAX_DROP; down++) {
    const flags = flagsAt(bot, { ...cell, y: cell.y - down })
    if ((flags & Moving.lava) !== 0) return false
    if (down >= 0 && (flags & Moving.standable) !== 0) return true
  }
  return false
}

/** Finds a path to a shooting enemy that cannot be charged in a straight line. */
async function approach(context: ActionContext, enemy: Entity): Promise<void> {
  const { bot } = context
  const stop = new AbortController()
  const walking = walk(
    { ...context, signal: AbortSignal.any([context.signal, stop.signal]) },
    goalNear(floor(enemy.position), 2),
  )
  const isNear = () => distance(enemy.position, bot.entity.position) <= ENTITY_REACH - 0.3
  await waitUntil(context, APPROACH_TICKS, isNear)
  stop.abort('near enough, or not')
  await walking
}

/** Steps back from the enemy while facing it. */
async function stepBack({ bot }: ActionContext): Promise<void> {
  bot.setControlState('back', true)
  await bot.waitForTicks(8)
  bot.clearControlStates()
}

async function takeWeapon(bot: Bot): Promise<void> {
  const rank = (name: string): number => {
    const kind = toolKind(name)
    if (kind === 'sword') return 10 + toolTier(name)
    if (kind === 'axe') return 8 + toolTier(name)
    return kind === 'pickaxe' ? toolTier(name) : -1
  }
  const best = bot.inventory.items().toSorted((a, b) => rank(b.name) - rank(a.name))[0]
  if (best !== undefined && rank(best.name) >= 0 && bot.heldItem?.slot !== best.slot)
    await bot.equip(best, 'hand').catch(() => undefined)
}
