import { Vec3 } from 'vec3'
import { add, formatPosition, type Position } from '../../core/position.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import { reactsToClicks } from '../../game/clicks/block-click.ts'
import { isPlacedInSight } from '../../game/items/kinds/placed-in-sight.ts'
import type { Manner } from '../../game/placement/options.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import type { ActionFailure } from '../../task/action.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import type { Bot } from '../client/bot.ts'
import { putAndWait } from '../client/put-and-wait.ts'
import { keepAim, turnTo } from '../motion/aim.ts'
import { visiblePoint } from './line-of-sight.ts'
import { type Stand, turnsWithLook } from './stands.ts'

/** The point that an agent looks at while it clicks. */
export function aimOf({ entity }: Bot, { reference, cursor, aside, manner }: Stand): Position {
  if (aside !== true || !turnsWithLook(manner)) return add(reference, cursor)
  return add(add(entity.position, { x: 0, y: EYE_HEIGHT, z: 0 }), directionOf(manner))
}

function directionOf({ look, sixteenth = 0 }: Manner): Position {
  if (look !== undefined) return offsetOf(look)
  const turn = (sixteenth * Math.PI) / 8
  return { x: -Math.sin(turn), y: 0, z: Math.cos(turn) }
}

/** Clicks the planned face with the held item. @returns why nothing was placed, or '' if something was */
export async function clickNeighbour(context: ActionContext, stand: Stand): Promise<string | ActionFailure> {
  const { bot } = context
  const { reference, cursor } = stand
  const block = bot.blockAt(new Vec3(reference.x, reference.y, reference.z))
  const isGone = block === null || (isReplaceable(block.name) && block.name !== 'water')
  if (isGone) return fail('no_support', `the block at ${formatPosition(reference)} is gone`)
  const face = offsetOf(stand.face)
  const sneaks = stand.manner.sneak === true || reactsToClicks(block.name)
  if (sneaks) bot.setControlState('sneak', true)
  const point = add(reference, cursor)
  const isInSight = isPlacedInSight(bot.heldItem?.name ?? '')
  await (isInSight || sneaks || turnsWithLook(stand.manner) ? keepAim : turnTo)(context, aimOf(bot, stand))
  try {
    if (isInSight) {
      if (visiblePoint(context.view, [point]) === undefined)
        return fail('unreachable', `from here I do not see the side of ${formatPosition(reference)} to click`)
      bot.activateItem()
      return ''
    }
    return await putAndWait(context, { block, face, cursor })
  } catch (error) {
    return (error as Error).message
  } finally {
    if (sneaks) bot.setControlState('sneak', false)
  }
}
