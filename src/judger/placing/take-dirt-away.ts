import { Vec3 } from 'vec3'
import { center, type Position } from '../../core/position.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { ActionContext } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import { dig } from '../motion/dig.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { comeDown } from '../motion/pillar.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { goOne } from './go.ts'
import { waysToDig } from './ways-to-dig.ts'

/** How near an agent walks to dirt before it looks for a place to dig it from (blocks). */
const NEAR = 8
/** An agent with less dirt than this picks up what it digs (items). */
const LITTLE = 32
/** Maximum time until a drop appears (ticks). */
const DROP_TICKS = 5

/**
 * Comes down and digs the temporary dirt that still stands, as far as the agent gets to it. What it digs from below is
 * what it climbs on for the rest.
 */
export async function takeDirtAway(context: ActionContext): Promise<void> {
  const { scaffolding } = context.perch
  await comeDown(context)
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const left = scaffolding.left()
    if (left.length === 0 || left.length >= before) break
    before = left.length
    for (const cell of left) {
      if (mustStop(context)) return
      if (isDirt(context, cell)) await digFromAnywhere(context, cell)
      if (!isDirt(context, cell)) scaffolding.taken(cell)
    }
    await comeDown(context)
  }
}

const mustStop = ({ signal, isGone }: ActionContext): boolean => signal.aborted || isGone()

const isDirt = ({ bot }: ActionContext, { x, y, z }: Position): boolean =>
  bot.blockAt(new Vec3(x, y, z))?.name === SCAFFOLD

async function digFromAnywhere(context: ActionContext, cell: Position): Promise<void> {
  let ways = waysToDig(context, cell)
  if (ways.length === 0) {
    await comeDown(context)
    await walk(context, goalNear(cell, Math.max(NEAR, Math.abs(context.bot.entity.position.y - cell.y) + 4)))
    ways = waysToDig(context, cell)
  }
  const stand = await goOne(context, ways)
  if ('ok' in stand) return
  const gains = countGains(context)
  const known = new Set(itemsAround(context.bot, center(cell)).map(({ id }) => id))
  await dig(context, cell)
  if (countItem(context.bot, SCAFFOLD) < LITTLE && !context.perch.isUp)
    await pickUp(
      context,
      { ...center(cell), y: context.bot.entity.position.y },
      { gains, appears: DROP_TICKS, known },
    )
}
