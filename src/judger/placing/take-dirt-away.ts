import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { ActionContext } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import { dig } from '../motion/dig.ts'
import { comeDown } from '../motion/pillar.ts'
import { viewOf } from '../motion/scene-view.ts'
import { goalNear, walk } from '../motion/walk.ts'
import type { Clicking } from './clickings.ts'
import { goOne } from './go.ts'
import { findWays } from './ways.ts'

/** How near an agent walks to dirt before it looks for a place to dig it from (blocks). */
const NEAR = 8

/** Comes down and digs the temporary dirt that still stands, as far as the agent gets to it. */
export async function takeDirtAway(context: ActionContext): Promise<void> {
  const { bot, perch, signal, isGone } = context
  await comeDown(context)
  for (const cell of perch.scaffolding.left()) {
    if (signal.aborted || isGone()) return
    if (bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name === SCAFFOLD) await digFromAnywhere(context, cell)
    if (bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name !== SCAFFOLD) perch.scaffolding.taken(cell)
  }
  await comeDown(context)
}

async function digFromAnywhere(context: ActionContext, cell: Position): Promise<void> {
  await walk(context, goalNear(cell, Math.max(NEAR, Math.abs(context.bot.entity.position.y - cell.y) + 4)))
  const looking: Clicking = {
    reference: cell,
    face: 'up',
    cursor: { x: 0.5, y: 0.5, z: 0.5 },
    manner: {},
    helpers: [],
  }
  const ways = findWays(viewOf(context.bot), {
    target: cell,
    clickings: () => [looking],
    clickingsBeside: () => [],
    body: [cell],
    walls: [],
  })
  const carried = countItem(context.bot, SCAFFOLD)
  const stand = await goOne(
    context,
    ways.filter(({ dirt }) => dirt <= carried),
  )
  if (!('ok' in stand)) await dig(context, cell)
}
