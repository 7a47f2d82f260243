import { distance, type Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, stepToCenter, walk } from '../motion/walk.ts'
import { clearCell, digMovesOf, feetOf, fillCell } from './dig-cells.ts'
import { HEADINGS, type Heading } from './heading.ts'

/** Depth into the rock that is out of sight (blocks), and the longest digging time for which a niche is worth it (s). */
const STEPS = 2
const LONGEST_S = 7
/** Depth of a hole in the ground (blocks); time to fall one block (ticks). */
const SINK = 3
const FALL_TICKS = 14

/** The danger that an agent hides from. */
export interface Pursuit {
  /** The enemy's position; absent if there is no particular enemy. */
  readonly enemy?: Position
  /** Whether an enemy is already striking, so that hiding is given up. */
  readonly isPressed?: () => boolean
}

/**
 * Digs into adjacent rock, away from an enemy, or into the ground, and closes the entrance with the dug blocks. For agents that
 * have no blocks for a wall, or nothing to attach them to.
 * @returns whether the agent is closed in
 */
export async function digIn(context: ActionContext, pursuit: Pursuit = {}): Promise<boolean> {
  return (await hideBeside(context, pursuit)) || hideBelow(context, pursuit)
}

async function hideBeside(context: ActionContext, { enemy, isPressed }: Pursuit): Promise<boolean> {
  const { bot } = context
  const from = feetOf(bot)
  const away = ({ dx, dz }: Heading) =>
    enemy === undefined ? 0 : distance({ x: from.x + dx, y: from.y, z: from.z + dz }, enemy)
  const heading = HEADINGS.filter((one) => isRefuge(context, from, one)).toSorted(
    (a, b) => away(b) - away(a),
  )[0]
  if (heading === undefined) return false
  let feet = from
  for (let step = 0; step < STEPS; step++) {
    feet = { x: feet.x + heading.dx, y: feet.y, z: feet.z + heading.dz }
    for (const y of [feet.y + 1, feet.y])
      if (isPressed?.() || !(await clearCell(context, { ...feet, y }))) return false
    if (!(await walk(context, goalCell(feet))).ok) return false
  }
  const behind = { x: feet.x - heading.dx, y: feet.y, z: feet.z - heading.dz }
  const isClosed = await fillCell(context, { ...behind, y: behind.y + 1 })
  return (await fillCell(context, behind)) && isClosed
}

/** Sinks into the rock underfoot, deep enough for a block overhead to have rock to attach to. */
async function hideBelow(context: ActionContext, { isPressed }: Pursuit): Promise<boolean> {
  const { bot } = context
  const from = feetOf(bot)
  const moves = digMovesOf(bot)
  for (let depth = 1; depth <= SINK; depth++) {
    const y = from.y - depth
    if (moves.clearing(from.x, y, from.z) === Number.POSITIVE_INFINITY || !moves.canStand(from.x, y, from.z))
      return false
  }
  if (!moves.canStand(from.x, from.y - SINK - 1, from.z)) return false
  await stepToCenter(context, from)
  for (let depth = 1; depth <= SINK; depth++) {
    if (isPressed?.() || !(await clearCell(context, { ...from, y: from.y - depth }))) return false
    await waitUntil(context, FALL_TICKS, () => feetOf(bot).y === from.y - depth && bot.entity.onGround)
  }
  return fillCell(context, { ...from, y: from.y - 1 })
}

/** Whether a niche has rock all around and can be dug quickly. */
function isRefuge({ bot }: ActionContext, from: Position, { dx, dz }: Heading): boolean {
  const moves = digMovesOf(bot)
  let seconds = 0
  for (let step = 1; step <= STEPS; step++) {
    const [x, z] = [from.x + step * dx, from.z + step * dz]
    if (!moves.canStand(x, from.y - 1, z) || moves.isHot(x, from.y, z)) return false
    for (const y of [from.y, from.y + 1]) {
      if (!moves.canStand(x, y, z)) return false
      seconds += moves.clearing(x, y, z)
    }
  }
  const [x, z] = [from.x + STEPS * dx, from.z + STEPS * dz]
  const walls = [
    [x + dx, z + dz],
    [x + dz, z + dx],
    [x - dz, z - dx],
  ] as const
  const isClosed = walls.every(
    ([wx, wz]) => moves.canStand(wx, from.y, wz) && moves.canStand(wx, from.y + 1, wz),
  )
  return isClosed && moves.canStand(x, from.y + 2, z) && seconds <= LONGEST_S
}
