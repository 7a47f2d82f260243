import type { Bot } from 'mineflayer'
import { distance, floor, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../task/task.ts'
import type { ActionContext } from '../actions/action.ts'
import { summarize } from '../bots/inventory.ts'
import { waitUntil } from './wait-until.ts'
import { goalNear, walk } from './walk.ts'

/** What falls out of something lies within so many blocks of it. */
const SCATTER = 3
/** What has just dropped can be picked up after 10 ticks (vanilla); some more for the fall. */
const PICKUP_TICKS = 25

type Entity = Bot['entity']

/** What came of picking up. */
export interface PickedUp {
  /** What the agent has more than before it acted. */
  gained: ItemCount[]
  /** Stacks that still lie there: out of reach, or there is no room for them. */
  left: number
}

/** Remembers what an agent carries. @returns tells what it has more since then. */
export function countGains({ bot }: ActionContext): () => ItemCount[] {
  const before = new Map(summarize(bot.inventory.items()).map(({ item, count }) => [item, count]))
  return () =>
    summarize(bot.inventory.items()).flatMap(({ item, count }) => {
      const more = count - (before.get(item) ?? 0)
      return more > 0 ? [{ item, count: more }] : []
    })
}

/**
 * Picks up what lies around a place by walking there; whoever else takes it first may have it.
 * @param appears ticks that something may take to appear there
 */
export async function pickUp(
  context: ActionContext,
  place: Position,
  { gains, appears }: { gains: () => ItemCount[]; appears: number },
): Promise<PickedUp> {
  const { bot } = context
  const given = new Set<number>()
  const lying = () => itemsAround(bot, place).filter(({ id }) => !given.has(id))
  await waitUntil(context, appears, () => lying().length > 0)
  for (let next = lying()[0]; next !== undefined && !context.signal.aborted; next = lying()[0]) {
    const item = next
    const isGone = () => bot.entities[item.id] === undefined
    for (const range of [1, 0]) {
      if (isGone() || context.isGone()) break
      const walked = await walk(context, goalNear(floor(item.position), range))
      if (walked.ok || range === 1) await waitUntil(context, PICKUP_TICKS, isGone)
    }
    if (!isGone()) given.add(item.id)
  }
  return { gained: gains(), left: given.size }
}

/** Items on the ground, the nearest to the agent first. */
export function itemsAround(bot: Bot, place: Position): Entity[] {
  const here = bot.entity.position
  return Object.values(bot.entities)
    .filter((entity) => entity.name === 'item' && distance(entity.position, place) <= SCATTER)
    .sort((a, b) => distance(a.position, here) - distance(b.position, here))
}
