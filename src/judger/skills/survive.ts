import { distance, type Position } from '../../core/position.ts'
import { BODY_HEIGHT, EYE_HEIGHT } from '../../game/bodies.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import type { Bot, Entity, Item } from '../client/bot.ts'
import type { Goal } from '../motion/search/goal.ts'
import { Moving, movingTableOf } from '../motion/search/moving-table.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { stepToCenter, type WalkResult, walk } from '../motion/walk.ts'
import { comeUp } from './breath.ts'
import { digIn, type Pursuit } from './cover.ts'
import { feetOf, fillCell, flagsAt, needsAir, spareBlocks } from './dig-cells.ts'
import { strike } from './melee.ts'
import { isUnderground } from './surface.ts'

/** Monsters that come for players, and those that shoot (vanilla). */
const HOSTILE =
  /^(zombie|husk|drowned|zombie_villager|skeleton|stray|spider|cave_spider|creeper|witch|slime|silverfish|pillager|vindicator|phantom)$/
const SHOOTS = /^(skeleton|stray|pillager|witch)$/
/** Distance at which a monster is fought (blocks), and the larger one for shooting monsters, which shoot from there (vanilla). */
const FIGHT_RANGE = 4.5
const SHOT_RANGE = 15
const MAX_ROUNDS = 40
/** Distance at which an enemy attacks faster than a wall can be built (blocks). */
const AT_HAND = 4
/** Health at which the agent shelters, health at which it comes out, and the longest wait (ticks). */
const LOW_HEALTH = 11
const GOOD_HEALTH = 17
const REST_TICKS = 900
/** Food, best first; raw chicken and rotten flesh only if there is nothing else. */
const FOODS =
  `golden_apple cooked_beef cooked_porkchop cooked_mutton cooked_salmon cooked_chicken cooked_rabbit bread
cooked_cod baked_potato apple beef porkchop mutton rabbit salmon cod sweet_berries melon_slice carrot chicken rotten_flesh`.split(
    /\s+/,
  )

/** The nearest monster in sight that is near enough to do damage. */
export function threat(bot: Bot): Entity | undefined {
  const here = bot.entity.position
  let nearest: Entity | undefined
  let least = Number.POSITIVE_INFINITY
  for (const entity of Object.values(bot.entities)) {
    const { name = '', position } = entity
    if (!HOSTILE.test(name)) continue
    const away = distance(position, here)
    if (away >= least || away > (SHOOTS.test(name) ? SHOT_RANGE : FIGHT_RANGE)) continue
    if (!isInSight(bot, entity)) continue
    nearest = entity
    least = away
  }
  return nearest
}

/** Whether a monster is near enough to kill an agent that is building or digging. */
function isPressed(bot: Bot): boolean {
  const enemy = threat(bot)
  return enemy !== undefined && isClose(bot, enemy)
}

const isClose = (bot: Bot, enemy: Entity): boolean => distance(enemy.position, bot.entity.position) <= AT_HAND

/** Number of shooting enemies in sight. */
const shooters = (bot: Bot): number =>
  Object.values(bot.entities).filter(
    (entity) =>
      SHOOTS.test(entity.name ?? '') &&
      distance(entity.position, bot.entity.position) <= SHOT_RANGE &&
      isInSight(bot, entity),
  ).length

/** Parts of a body that are checked for visibility, from its feet up: a monster half behind a wall can still attack. */
const PARTS = [0.85, 0.5, 0.15]

/** Whether some part of a body is visible from a bot's eyes. */
function isInSight(bot: Bot, { position, height = BODY_HEIGHT }: Entity): boolean {
  const cells = bot.extras.cells
  const { flags } = movingTableOf(bot.registry)
  const from = bot.entity.position.offset(0, EYE_HEIGHT, 0)
  const isSeen = (part: number): boolean => {
    const way = position.offset(0, height * part, 0).minus(from)
    const steps = Math.ceil(way.norm() * 3)
    for (let step = 1; step < steps; step++) {
      const { x, y, z } = from.plus(way.scaled(step / steps))
      const state = cells.stateAt(Math.floor(x), Math.floor(y), Math.floor(z))
      if (state >= 0 && ((flags[state] as number) & Moving.shaped) !== 0) return false
    }
    return true
  }
  return PARTS.some(isSeen)
}

/**
 * Fights threats with the best weapon until there are none or it takes too long. Underground it puts a wall between itself and
 * shooting enemies. A badly hurt agent walls itself in and rests.
 */
export async function defend(context: ActionContext): Promise<void> {
  const { bot, signal, isGone } = context
  for (let round = 0; round < MAX_ROUNDS && !signal.aborted && !isGone(); round++) {
    const enemy = threat(bot)
    if (enemy === undefined) break
    const isWeak = isHurt(bot)
    if (isFeared(bot, enemy) && (await takeCover(context, enemy))) break
    const isOver = () => isHurt(bot) && !isClose(bot, enemy)
    await strike(context, enemy, {
      isShooting: SHOOTS.test(enemy.name ?? ''),
      isOver: isWeak ? () => false : isOver,
    })
  }
  if (isHurt(bot) && !isGone()) await rest(context)
}

/** Whether a bot is hurt so badly that it should rest. */
const isHurt = (bot: Bot): boolean => bot.health <= LOW_HEALTH

/**
 * Whether an enemy is better avoided than fought: any enemy when the bot is hurt, and shooting enemies when it is underground,
 * but never an enemy that is close.
 */
function isFeared(bot: Bot, enemy: Entity): boolean {
  if (isClose(bot, enemy)) return false
  return isHurt(bot) || (SHOOTS.test(enemy.name ?? '') && isUnderground(bot))
}

/** Walls itself in or digs in, out of an enemy's sight. @returns whether it is safe */
async function takeCover(context: ActionContext, enemy: Entity): Promise<boolean> {
  const { bot } = context
  // Nothing there is worth a life.
  if (isUnderground(bot) && (isHurt(bot) || shooters(bot) > 1)) context.memory.dread(enemy.position)
  const pursuit = { enemy: enemy.position, isPressed: () => isPressed(bot) }
  return (await wallIn(context, pursuit)) || digIn(context, pursuit)
}

/**
 * Closes the cells around the bot with blocks, those towards an enemy first, and only as many as it takes to keep enemies out of
 * sight.
 * @returns whether it is safe
 */
export async function wallIn(context: ActionContext, { enemy, isPressed }: Pursuit = {}): Promise<boolean> {
  const { bot } = context
  const feet = feetOf(bot)
  const sides = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const
  const cells = sides.flatMap(([dx, dz]) =>
    [1, 0].map((dy) => ({ x: feet.x + dx, y: feet.y + dy, z: feet.z + dz })),
  )
  const away = (cell: Position) => (enemy === undefined ? 0 : distance(cell, enemy))
  const all = [...cells.toSorted((a, b) => away(a) - away(b)), { ...feet, y: feet.y + 2 }]
  if (spareBlocks(bot) < all.length / 2) return false
  // An agent on the edge of the next block would fall.
  if ((flagsAt(bot, { ...feet, y: feet.y - 1 }) & Moving.standable) !== 0) await stepToCenter(context, feet)
  let open = 0
  for (const cell of all) {
    if (isPressed?.()) return false
    if (!(await fillUp(context, cell, feet.y - 1))) open++
    if (enemy !== undefined && threat(bot) === undefined) return true
  }
  return open === 0
}

/** Fills a cell, filling the cells below it first, down to a given height, if there is nothing to attach a block to. */
async function fillUp(context: ActionContext, cell: Position, lowest: number): Promise<boolean> {
  if (await fillCell(context, cell)) return true
  const below = { ...cell, y: cell.y - 1 }
  return below.y >= lowest && (await fillUp(context, below, lowest)) && fillCell(context, cell)
}

/** Eats and waits until its health is good again; underground, safe from enemies. */
async function rest(context: ActionContext): Promise<void> {
  const { bot } = context
  const pursuit = { isPressed: () => isPressed(bot) }
  if (isUnderground(bot) && !(await wallIn(context, pursuit))) await digIn(context, pursuit)
  if (bot.food < 18) await eat(context)
  await waitUntil(context, REST_TICKS, () => bot.health >= GOOD_HEALTH || threat(bot) !== undefined)
}

/** Interval between checks of the surroundings on a walk (ms), and how many times a walk is resumed after a fight. */
const WATCH_MS = 250
const MAX_FIGHTS = 4

/**
 * Walks to a goal, fights enemies near the path, and comes up for air.
 * @param isEnough ends the walk early
 */
export async function walkWarily(
  context: ActionContext,
  goal: Goal,
  isEnough: () => boolean = () => false,
): Promise<WalkResult> {
  for (let fights = 0; ; fights++) {
    const stop = new AbortController()
    const over = new AbortController()
    const isDangerous = () => threat(context.bot) !== undefined || needsAir(context.bot)
    const watching = (async () => {
      while (!over.signal.aborted && !isEnough() && !isDangerous())
        await context.clock.sleep(WATCH_MS, over.signal).catch(() => undefined)
      if (!over.signal.aborted) stop.abort('something is near, or the air runs out')
    })()
    const walked = await walk({ ...context, signal: AbortSignal.any([context.signal, stop.signal]) }, goal)
    over.abort()
    await watching
    if (walked.ok || context.signal.aborted || context.isGone() || isEnough()) return walked
    if (!isDangerous() || fights >= MAX_FIGHTS) return walked
    if (!needsAir(context.bot)) await defend(context)
    else if (!(await comeUp(context))) return walked
  }
}

/** The best food that the bot carries. */
const foodOf = (bot: Bot, name?: string): Item | undefined => {
  const items = bot.inventory.items()
  if (name !== undefined) return items.find((item) => item.name === name)
  for (const food of FOODS) {
    const match = items.find((item) => item.name === food)
    if (match !== undefined) return match
  }
  return undefined
}

/** A meal takes 32 ticks (vanilla); the library may consider it finished earlier. */
const EATING_TICKS = 45

/** Eats one of an item, or of the best food that the bot carries. @returns why that failed, or undefined once it is eaten */
export async function eat(context: ActionContext, name?: string) {
  const { bot } = context
  const food = foodOf(bot, name)
  if (food === undefined)
    return fail('missing_item', name === undefined ? 'I have no food' : `I have no ${name}`)
  if (bot.food >= 20) return fail('no_effect', 'I am not hungry')
  const before = bot.food
  try {
    await bot.equip(food, 'hand')
    await bot.consume()
  } catch (error) {
    return fail('no_effect', (error as Error).message)
  }
  if (await waitUntil(context, EATING_TICKS, () => bot.food > before)) return undefined
  return fail('no_effect', `${food.name} did not fill me`)
}
