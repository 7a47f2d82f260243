import { Vec3 } from 'vec3'
import { distance, floor, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { ActionContext } from '../actions/action.ts'
import { summarize } from '../bots/inventory.ts'
import type { Bot, Entity } from '../client/bot.ts'
import { walkThroughGates } from './gates.ts'
import { waitUntil } from './wait-until.ts'
import { goalNear, walk } from './walk.ts'

/** Maximum distance between a block and its drops (blocks). */
const SCATTER = 3
/** Time to wait for an item to be picked up (ticks): vanilla allows it after 10 ticks; falling takes extra time. */
const PICKUP_TICKS = 20
const FALL_TICKS = 5
/** Distance at which an item on a ledge is still within reach from below or around an edge (blocks). */
const ACROSS_A_CORNER = 1.5
/** Maximum time for leaning towards an item (ticks), and the distance at which to stop (blocks). */
const LEAN_TICKS = 8
const WITHIN = 0.8
/** Maximum height above the feet at which an item on a ledge is picked up with a jump (blocks; without one, 2.3). */
const HIGHEST = 3
/** Time to jump, and to land (ticks). */
const JUMP_TICKS = 12
/** Maximum depth of a hole that an agent leans over (blocks): falling from higher up hurts. */
const DEEPEST = 3

/** The result of picking up items. */
export interface PickedUp {
  /** Items that the agent has gained since before the action. */
  gained: ItemCount[]
  /** Stacks left on the ground, because they are out of reach or do not fit into the inventory. */
  left: number
}

/** Remembers an agent's inventory. @returns a function that returns the items gained since */
export function countGains({ bot }: ActionContext): () => ItemCount[] {
  const before = new Map(summarize(bot.inventory.items()).map(({ item, count }) => [item, count]))
  return () =>
    summarize(bot.inventory.items()).flatMap(({ item, count }) => {
      const more = count - (before.get(item) ?? 0)
      return more > 0 ? [{ item, count: more }] : []
    })
}

/**
 * Picks up the items around a place by walking to them; others may be faster.
 * @param appears ticks to wait for items to appear
 * @param known items that were there before; they are picked up, but do not count as left
 * behind
 */
export async function pickUp(
  context: ActionContext,
  place: Position,
  { gains, appears, known = new Set() }: PickUpOptions,
): Promise<PickedUp> {
  const { bot } = context
  const given = new Set<number>()
  const lying = () => itemsAround(bot, place).filter(({ id }) => !given.has(id))
  await waitUntil(context, appears, () => lying().some(({ id }) => !known.has(id)))
  for (let next = lying()[0]; next !== undefined && !context.signal.aborted; next = lying()[0])
    if (!(await fetch(context, next))) given.add(next.id)
  return { gained: gains(), left: [...given].filter((id) => !known.has(id)).length }
}

export interface PickUpOptions {
  gains: () => ItemCount[]
  appears: number
  known?: ReadonlySet<number>
}

/** Walks to an item, or as close as possible. @returns whether any agent has picked it up */
async function fetch(context: ActionContext, item: Entity): Promise<boolean> {
  const { bot } = context
  const isGone = () => bot.entities[item.id] === undefined
  // It may still be falling: each walk starts from its current position.
  const near = await walkThroughGates(context, goalNear(floor(item.position), 1))
  if (!near.ok) {
    const across = await walk(context, goalNear(floor(item.position), ACROSS_A_CORNER))
    if (!across.ok) await goBelow(context, item)
  }
  if (await waitUntil(context, FALL_TICKS, isGone)) return true
  await leanTo(context, item, isGone)
  if (isOverhead(context, item) && (await jumpFor(context, isGone))) return true
  if (await waitUntil(context, PICKUP_TICKS, isGone)) return true
  await walk(context, goalNear(floor(item.position), 0))
  return waitUntil(context, FALL_TICKS, isGone)
}

/** Walks to the foot of a ledge on which an item lies. A body picks up what lies above its head, too. */
async function goBelow(context: ActionContext, item: Entity): Promise<void> {
  for (let below = 2; below <= HIGHEST; below++) {
    const { x, y, z } = floor(item.position)
    if ((await walk(context, goalNear({ x, y: y - below, z }, 1))).ok) return
  }
}

/** Whether an item lies higher than a standing body picks it up, but not too high for a jump. */
function isOverhead({ bot }: ActionContext, { position }: Entity): boolean {
  const rise = position.y - bot.entity.position.y
  return rise > HIGHEST - 1 && rise <= HIGHEST
}

/** Jumps until an item above is picked up, or the jump ends. */
async function jumpFor(context: ActionContext, isGone: () => boolean): Promise<boolean> {
  const { bot } = context
  bot.setControlState('jump', true)
  const isTaken = await waitUntil(context, JUMP_TICKS, isGone)
  bot.setControlState('jump', false)
  await waitUntil(context, JUMP_TICKS, () => bot.entity.onGround)
  return isTaken
}

/** Walks straight towards an item: an item in a hole can be picked up from the edge. */
async function leanTo({ bot }: ActionContext, item: Entity, isGone: () => boolean): Promise<void> {
  const { x, y, z } = item.position
  if (y < bot.entity.position.y - DEEPEST) return
  for (let tick = 0; tick < LEAN_TICKS && !isGone(); tick++) {
    if (Math.hypot(x - bot.entity.position.x, z - bot.entity.position.z) < WITHIN) break
    await bot.lookAt(new Vec3(x, y, z), true)
    bot.setControlState('forward', true)
    await bot.waitForTicks(1)
  }
  bot.setControlState('forward', false)
}

/** Items on the ground, closest to the agent first. */
export function itemsAround(bot: Bot, place: Position): Entity[] {
  const here = bot.entity.position
  return Object.values(bot.entities)
    .filter((entity) => entity.name === 'item' && distance(entity.position, place) <= SCATTER)
    .sort((a, b) => distance(a.position, here) - distance(b.position, here))
}
