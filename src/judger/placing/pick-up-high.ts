import { floor, type Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import type { Entity } from '../client/bot.ts'
import { itemsAround, type PickedUp, type PickUpOptions, pickUp } from '../motion/pick-up.ts'
import { comeDown } from '../motion/pillar.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { affordableWays } from './affordable-ways.ts'
import { goOne } from './go.ts'
import type { Way } from './ways.ts'

/** Time to wait for an item within reach to be picked up (ticks). */
const PICKUP_TICKS = 20
/** How far the feet may be below an item that they do not have to jump for (blocks). */
const BELOW = 2
/** Horizontal distance from which a body in the middle of a cell picks an item up, in each axis (blocks; the game's limit is 1.42). */
const BESIDE = 1.3

/** Picks up the items around a place, and climbs to those that lie too high, with the dirt that the agent has. */
export async function pickUpHigh(
  context: ActionContext,
  place: Position,
  options: PickUpOptions,
): Promise<PickedUp> {
  const result = await pickUp(context, place, options)
  if (result.left === 0) return result
  let { left } = result
  for (const item of itemsAround(context.bot, place)) {
    if (context.signal.aborted) break
    if (!(options.known?.has(item.id) ?? false) && (await climbFor(context, item))) left--
  }
  return { gained: options.gains(), left }
}

/** @returns whether the item has been picked up, by any agent */
async function climbFor(context: ActionContext, item: Entity): Promise<boolean> {
  const isGone = () => context.bot.entities[item.id] === undefined
  if (isGone()) return true
  // The dirt of the pillar from which it was dug may be needed for a higher one.
  await comeDown(context)
  const ways = waysToPickUp(context, item.position)
  if (ways.length === 0 || 'ok' in (await goOne(context, ways))) return isGone()
  return waitUntil(context, PICKUP_TICKS, isGone)
}

/** Places beside an item, from which it is picked up, with the dirt that the agent has: on a floor or a pillar. */
function waysToPickUp(context: ActionContext, position: Position): Way[] {
  const target = floor(position)
  const suits = ({ x, y, z }: Position) =>
    Math.abs(x + 0.5 - position.x) <= BESIDE &&
    Math.abs(z + 0.5 - position.z) <= BESIDE &&
    y <= target.y &&
    y >= target.y - BELOW
  const reference = { ...target, y: target.y - 1 }
  return affordableWays(context, { target, reference, cursor: { x: 0.5, y: 1, z: 0.5 }, suits })
}
