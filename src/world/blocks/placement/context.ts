import {
  type Direction,
  directionOfYaw,
  type Face,
  facesByLook,
  isHorizontal,
  type Look,
  opposite,
  type Vec,
} from '../../geometry.ts'
import type { Level } from '../../level.ts'
import type { BlockState } from '../states.ts'

/** A click with a block in the hand. */
export interface PlaceClick {
  readonly clicked: Vec
  readonly face: Face
  /** Where on the clicked block, 0 to 1 on each axis. */
  readonly cursor: Vec
  readonly look: Look
  readonly sneaking: boolean
}

/** What the rules of the families look at. */
export interface PlaceContext extends PlaceClick {
  readonly level: Level
  readonly name: string
  /** Where the block goes. */
  readonly target: Vec
  /** The block goes into the clicked block's own place. */
  readonly replaces: boolean
  readonly heading: Direction
}

export interface PlacedBlock {
  readonly position: Vec
  readonly state: BlockState
}

export const headingOf = (look: Look): Direction => directionOfYaw(look.yaw)

/** Sides to try for something that hangs on a block: the clicked one first, then by look (vanilla order). */
export function sidesToTry(context: PlaceContext): Face[] {
  const byLook = facesByLook(context.look)
  if (context.replaces) return byLook
  const clicked = opposite(context.face)
  return [clicked, ...byLook.filter((face) => face !== clicked)]
}

/** Whether the click asks for the upper half: from below, or high on a side. */
export function wantsTop(context: PlaceContext): boolean {
  if (context.face === 'down') return true
  return context.face !== 'up' && context.cursor.y > 0.5
}

export const clickedSide = (context: PlaceContext): Direction | null =>
  isHorizontal(context.face) && !context.replaces ? context.face : null
