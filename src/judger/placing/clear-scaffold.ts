import { Vec3 } from 'vec3'
import { center, type Position } from '../../core/position.ts'
import { isDirtOrGrass } from '../../game/blocks/kinds/ground.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { ActionContext } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import { dig } from '../motion/dig.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { comeDown, isRidden, standsOn } from '../motion/pillar.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { goOne } from './go.ts'
import { waysToDig } from './ways-to-dig.ts'

/** Distance at which an agent that walks to dirt looks for a place to dig from (blocks). */
const NEAR = 8
/** An agent with less dirt than this picks up the items it digs. */
const LITTLE = 32
/** Maximum time until a drop appears (ticks). */
const DROP_TICKS = 5

/**
 * Digs temporary dirt, cell by cell. An agent climbs on the dirt dug from below to reach the rest; dirt that it stands on itself
 * is dug from the top. It stays where it has climbed.
 * @param cells from the bottom up
 * @param options.isLast whether the work on the task is over: the dirt is then left where it falls, and the agent digs under
 * teammates who come down anyway
 * @returns the cells that it could not clear, excluding those that it did not reach because it was stopped
 */
export async function clearScaffold(
  context: ActionContext,
  cells: readonly Position[],
  { isLast = false } = {},
): Promise<Position[]> {
  const { scaffolding } = context.perch
  const stuck: Position[] = []
  const assigned = new Map(cells.map((cell) => [cell, scaffolding.at(cell)]))
  for (const cell of standsAbove(context, cells) ? cells.toReversed() : cells) {
    if (mustStop(context)) break
    const dirt = assigned.get(cell)
    // A teammate may have taken it away and put its own there.
    if (scaffolding.at(cell) !== dirt) continue
    if (isDirt(context, cell)) await digFromAnywhere(context, cell, isLast)
    if (!isDirt(context, cell)) scaffolding.taken(dirt, context.bot.username)
    else if (!mustStop(context)) stuck.push(cell)
  }
  return stuck
}

const mustStop = ({ signal, isGone }: ActionContext): boolean => signal.aborted || isGone()

/** Dirt next to grass may have become grass by now. */
const isDirt = ({ bot }: ActionContext, { x, y, z }: Position): boolean =>
  isDirtOrGrass(bot.blockAt(new Vec3(x, y, z))?.name ?? '')

/** Whether an agent stands on one of these cells, or above them. */
function standsAbove({ bot }: ActionContext, cells: readonly Position[]): boolean {
  const { x, y, z } = bot.entity.position.floored()
  return cells.some((cell) => cell.x === x && cell.z === z && cell.y < y)
}

/** Digs a cell from the ground, a floor or a pillar, if it is allowed to. */
async function digFromAnywhere(context: ActionContext, cell: Position, isLast: boolean): Promise<void> {
  const { bot } = context
  if (!mayDig(context, cell, isLast)) return
  let ways = waysToDig(context, cell)
  if (ways.length === 0) {
    await comeDown(context, { leavesDirt: isLast })
    await walk(context, goalNear(cell, Math.max(NEAR, Math.abs(bot.entity.position.y - cell.y) + 4)))
    ways = waysToDig(context, cell)
  }
  const stand = await goOne(context, ways)
  if ('ok' in stand || !mayDig(context, cell, isLast) || !isDirt(context, cell)) return
  const gains = countGains(context)
  const itemsBefore = new Set(itemsAround(bot, center(cell)).map(({ id }) => id))
  await dig(context, cell)
  if (!isLast && countItem(bot, SCAFFOLD) < LITTLE && !context.perch.isUp)
    await pickUp(
      context,
      { ...center(cell), y: bot.entity.position.y },
      { gains, appears: DROP_TICKS, known: itemsBefore },
    )
}

/**
 * Whether an agent may dig temporary dirt. During the work, agents never dig under each other. Afterwards, digging the low levels
 * of a pillar helps a teammate that stands on it and digs from the top. An owner that has stepped off its pillar onto a floor
 * still needs it to come down. If two agents stand on the same dirt, either may dig it.
 */
function mayDig({ bot, perch }: ActionContext, cell: Position, isLast: boolean): boolean {
  const owner = perch.scaffolding.ownerOf(cell)
  const isOthers = owner !== undefined && owner !== bot.username
  return isOthers && isLast ? standsOn(bot, cell) === owner : !isRidden(bot, cell, isLast)
}
