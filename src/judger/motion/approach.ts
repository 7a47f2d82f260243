import { blocksBetween, center, distance, formatPosition, type Position } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { ActionContext } from '../actions/action.ts'
import { goalNear, type WalkResult, walk } from './walk.ts'

/** Maximum distance that an action walks to reach its target (blocks). Beyond it the agent must navigate. */
export const APPROACH_LIMIT = 8

const eyeOf = (feet: Position): Position => ({ x: feet.x, y: feet.y + EYE_HEIGHT, z: feet.z })

/** Walks until a cell is within reach; fails with `too_far` if it is beyond the limit. */
export async function approach(context: ActionContext, cell: Position, reach = REACH): Promise<WalkResult> {
  const { bot } = context
  const target = center(cell)
  const away = () => distance(eyeOf(bot.entity.position), target)
  if (away() <= reach) return { ok: true }
  if (distance(bot.entity.position, target) > APPROACH_LIMIT) {
    const here = bot.entity.position
    return {
      ok: false,
      reason: 'too_far',
      detail: `I stand at ${formatPosition(here)}; go nearer to ${formatPosition(cell)} first`,
      goTo: cell,
      distance: blocksBetween(here, target),
    }
  }
  for (const range of rangesTo(Math.abs(cell.y - bot.entity.position.y))) {
    const walked = await walk(context, goalNear(cell, range))
    if (away() <= reach) return { ok: true }
    if (!walked.ok && walked.reason !== 'unreachable') return walked
  }
  return { ok: false, reason: 'unreachable', detail: `no way to within reach of ${formatPosition(cell)}` }
}

/** Ranges within which to walk to a cell at this height difference. High cells are approached from below, without climbing. */
const rangesTo = (rise: number): number[] =>
  rise <= 2 ? [3, 2] : [Math.hypot(rise, 2), Math.hypot(rise, 1), 3, 2]
