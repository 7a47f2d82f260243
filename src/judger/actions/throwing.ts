import { distance, floor, type Position } from '../../core/position.ts'
import type { SeenEntity } from '../../task/actions/seen.ts'
import { levelPlaces } from '../motion/level-places.ts'
import { canThrow, throwingPlaces } from '../motion/throwing-place.ts'
import { goalCell, goalNear, walk } from '../motion/walk.ts'
import type { ActionContext } from './action.ts'

/** Maximum number of throwing positions with a clear line that are tried. */
const MAX_PLACES = 3
/** Distance from the other agent at which the thrower no longer picks up items at that agent's feet (blocks). */
const STEP_BACK = 3

/**
 * Goes to a place from which a thrown item reaches another agent without being picked up by the thrower;
 * failing that, right next to the agent.
 * @returns whether there is one
 */
export async function standToThrow(context: ActionContext, target: SeenEntity): Promise<boolean> {
  const { bot, view } = context
  if (canThrow(view, bot.entity.position, target.position)) return true
  for (const place of throwingPlaces(view, target.position).slice(0, MAX_PLACES)) {
    if (!(await walk(context, goalCell(place))).ok) continue
    if (canThrow(view, bot.entity.position, target.position)) return true
  }
  await walk(context, goalNear(floor(target.position), 1))
  return false
}

/** Steps back so that the thrower does not pick up items thrown at another agent's feet. */
export async function stepBack(context: ActionContext, { position }: SeenEntity): Promise<void> {
  const { bot } = context
  const feet = { ...bot.entity.position }
  const isFree = (cell: Position) => distance(cell, position) >= STEP_BACK
  const isNear = (cell: Position) => distance(cell, feet) <= 2 * STEP_BACK
  const places = [...levelPlaces(context.view, { from: feet, within: isNear })].filter(isFree)
  for (const place of places.slice(0, MAX_PLACES)) if ((await walk(context, goalCell(place))).ok) return
}
