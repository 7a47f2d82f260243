import type { Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { digMovesOf, feetOf } from './dig-cells.ts'
import { makeStep } from './dig-way.ts'
import type { Heading } from './heading.ts'

/**
 * Digs one block of tunnel or one step of stairs, two high, and goes there. Blocks are checked first: one that touches lava, or
 * has water behind it, is left alone.
 * @param slope 0 for a tunnel, −1 for stairs down, 1 for stairs up
 * @returns whether the bot is one block farther
 */
export async function tunnelOn(
  context: ActionContext,
  { dx, dz }: Heading,
  slope: -1 | 0 | 1,
): Promise<boolean> {
  const { bot } = context
  const from = feetOf(bot)
  const to: Position = { x: from.x + dx, y: from.y + slope, z: from.z + dz }
  const moves = digMovesOf(bot)
  const column = slope > 0 ? [from.y + 2, to.y] : [to.y, from.y + 1]
  const [low, high] = [Math.min(...column), Math.max(to.y + 1, ...column)]
  for (let y = low; y <= high; y++)
    if (moves.clearing(to.x, y, to.z) === Number.POSITIVE_INFINITY) return false
  if (slope > 0 && moves.clearing(from.x, from.y + 2, from.z) === Number.POSITIVE_INFINITY) return false
  if (moves.isHot(to.x, to.y, to.z)) return false
  const ground = moves.flagsAt(to.x, to.y - 1, to.z)
  const isWet = (moves.flagsAt(to.x, to.y, to.z) & Moving.liquid) !== 0
  const isOpen = (ground & Moving.standable) === 0
  if (isWet || (isOpen && ((ground & Moving.liquid) !== 0 || slope !== 0))) return false
  return makeStep(context, moves.describe(from, to))
}
