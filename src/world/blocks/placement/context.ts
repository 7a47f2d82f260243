import {
  type Direction,
  directionOfYaw,
  type Face,
  facesByLook,
  isHorizontal,
  type Look,
  opposite,
} from '../../geometry.ts'
import type { PlaceContext } from '../../kernel/blocks/behaviour.ts'

/** The horizontal direction in which a player looks. */
export const headingOf = (look: Look): Direction => directionOfYaw(look.yaw)

/**
 * Sides to try for a block that hangs on another: the clicked one first, then in the order of the player's look (vanilla order).
 */
export function sidesToTry(context: PlaceContext): Face[] {
  const byLook = facesByLook(context.look)
  if (context.replaces) return byLook
  const clicked = opposite(context.face)
  return [clicked, ...byLook.filter((face) => face !== clicked)]
}

/** Whether the click selects the upper half: from below, or high on a side. */
export function wantsTop(context: PlaceContext): boolean {
  if (context.face === 'down') return true
  return context.face !== 'up' && context.cursor.y > 0.5
}

export const clickedSide = (context: PlaceContext): Direction | null =>
  isHorizontal(context.face) && !context.replaces ? context.face : null
