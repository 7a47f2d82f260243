import { Vec3 } from 'vec3'
import { center, distance, formatPosition, type Position } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { ActionContext } from '../actions/action.ts'
import { goalNear, type WalkResult, walk } from '../motion/walk.ts'
import { pointsOf, visiblePoint } from './line-of-sight.ts'

/** Distances to walk to in order to see a block that is within reach but hidden (blocks). */
const CLOSER = [2, 1]

/**
 * Walks to where the agent sees a block within its reach: the server checks only the reach, but a client clicks the block in
 * view.
 */
export async function comeToSee(context: ActionContext, pos: Position): Promise<WalkResult> {
  const { bot } = context
  const isSeen = () => {
    const shapes = bot.blockAt(new Vec3(pos.x, pos.y, pos.z))?.shapes ?? []
    const away = distance({ ...bot.entity.position, y: bot.entity.position.y + EYE_HEIGHT }, center(pos))
    return away <= REACH && visiblePoint(context.view, pointsOf(pos, shapes), pos) !== undefined
  }
  for (const range of CLOSER) {
    if (isSeen()) return { ok: true }
    const walked = await walk(context, goalNear(pos, range))
    if (!walked.ok && walked.reason !== 'unreachable') return walked
  }
  if (isSeen()) return { ok: true }
  return { ok: false, reason: 'unreachable', detail: `other blocks hide ${formatPosition(pos)} from me` }
}
