import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import type { Goal } from './search/goal.ts'
import { isClosedGate, movingTableOf } from './search/moving-table.ts'
import { findWay } from './search/way-finder.ts'
import { waitUntil } from './wait-until.ts'
import { goalCell, type WalkResult, walk } from './walk.ts'

/** Maximum number of gates on one path. */
const MAX_GATES = 3
/** Maximum number of cells to search for a path through gates: pastures are nearby. */
const MAX_CELLS = 4000
/** Maximum time until a gate shows that it is open (ticks). */
const OPENING_TICKS = 10

/**
 * Walks to something that may be in a pasture: if only closed gates block the path, it opens them, and leaves
 * them open.
 */
export async function walkThroughGates(context: ActionContext, goal: Goal): Promise<WalkResult> {
  let walked = await walk(context, goal)
  for (let opened = 0; !walked.ok && walked.reason === 'unreachable' && opened < MAX_GATES; opened++) {
    if (!(await openGateTo(context, goal))) break
    walked = await walk(context, goal)
  }
  return walked
}

/** Opens the first closed gate on the path to a goal. @returns whether it is open now */
async function openGateTo(context: ActionContext, goal: Goal): Promise<boolean> {
  const { bot, view } = context
  const way = findWay(bot, goal, { gatesAreOpen: true, opensDoors: view.opensDoors })
  if (way.advance(MAX_CELLS) !== 'found') return false
  const cells = way.cells()
  const table = movingTableOf(bot.registry)
  const world = bot.extras.cells
  const isClosed = ({ x, y, z }: Position) => isClosedGate(table, world.stateAt(x, y, z))
  const index = cells.findIndex(isClosed)
  const gate = cells[index]
  if (gate === undefined) return false
  const before = cells[index - 1]
  if (before !== undefined && !(await walk(context, goalCell(before))).ok) return false
  const block = bot.blockAt(new Vec3(gate.x, gate.y, gate.z))
  if (block === null || context.signal.aborted) return false
  await bot.activateBlock(block)
  return waitUntil(context, OPENING_TICKS, () => !isClosed(gate))
}
