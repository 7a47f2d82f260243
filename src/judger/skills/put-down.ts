import { Vec3 } from 'vec3'
import { center, distance, type Position } from '../../core/position.ts'
import { isLiquid } from '../../game/blocks/kinds/water.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import type { ActionContext } from '../actions/action.ts'
import { hold } from '../motion/hold.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { stepToCenter } from '../motion/walk.ts'
import { clearCell, digMovesOf, feetOf, putBeside } from './dig-cells.ts'
import { besideBlock, roomBeyond } from './dig-goals.ts'
import { digTo } from './dig-way.ts'

/** Places to put down a block: next to the feet, then a step away, then on top of a step. */
const SPOTS: readonly (readonly [number, number, number])[] = [
  ...([1, 2] as const).flatMap((far) =>
    [0, 1, -1].flatMap((y) => [
      [far, y, 0] as const,
      [-far, y, 0] as const,
      [0, y, far] as const,
      [0, y, -far] as const,
    ]),
  ),
]
const DROP_TICKS = 10
/** Stations are not dug away to make room. */
const STATIONS: ReadonlySet<string> = new Set(['crafting_table', 'furnace', 'smoker', 'blast_furnace'])
/** How long to wait for a falling or jumping bot to land (ticks). */
const LANDING_TICKS = 40

/**
 * Puts down a carried block next to the agent; digs a niche if there is no room, and walks to a free place from a pillar or
 * similar. @returns its cell
 */
export async function putDown(context: ActionContext, item: string): Promise<Position | undefined> {
  const here = await putBesideFeet(context, item)
  if (here !== undefined || context.signal.aborted || context.isGone()) return here
  const { bot } = context
  const gone = await digTo(context, roomBeyond(digMovesOf(bot), feetOf(bot)))
  return gone.ok ? putBesideFeet(context, item) : undefined
}

async function putBesideFeet(context: ActionContext, item: string): Promise<Position | undefined> {
  const { bot } = context
  await waitUntil(context, LANDING_TICKS, () => bot.entity.onGround)
  const feet = feetOf(bot)
  // A body that reaches into the next cell leaves no room there.
  await stepToCenter(context, feet)
  const moves = digMovesOf(bot)
  const cells = SPOTS.map(([x, y, z]) => ({ x: feet.x + x, y: feet.y + y, z: feet.z + z })).filter((cell) =>
    moves.canStand(cell.x, cell.y - 1, cell.z),
  )
  const nameAt = ({ x, y, z }: Position) => bot.blockAt(new Vec3(x, y, z))?.name ?? 'bedrock'
  const isFree = (cell: Position) => isReplaceable(nameAt(cell)) && !isLiquid(nameAt(cell))
  const free = cells.filter(isFree)
  const walls = cells
    .filter((cell) => !isFree(cell) && cell.y === feet.y && !STATIONS.has(nameAt(cell)))
    .slice(0, 4)
  for (const cell of [...free, ...walls]) {
    if (!(await clearCell(context, cell))) continue
    if ((await hold(context, item)) !== undefined) return undefined
    if (!(await putBeside(context, cell))) continue
    // Recorded at once, even if the agent is not looking there.
    context.memory.see(item, cell.x, cell.y, cell.z)
    return cell
  }
  return undefined
}

/** Radius within which the agent picks up its own blocks again (blocks). */
const TAKE_RADIUS = 8

/** Picks up the stations that the agent has put down, before it leaves. */
export async function takeAlong(context: ActionContext): Promise<void> {
  const { bot, memory } = context
  for (const cell of memory.leftBehind(bot.username)) {
    if (distance(cell, bot.entity.position) > TAKE_RADIUS) continue
    memory.takenAlong(bot.username, cell)
    await takeUp(context, cell)
  }
}

/** Picks up a placed block again. @returns whether the agent now carries it */
async function takeUp(context: ActionContext, cell: Position): Promise<boolean> {
  const gains = countGains(context)
  const itemsBefore = new Set(itemsAround(context.bot, center(cell)).map(({ id }) => id))
  if (!(await digTo(context, besideBlock(cell))).ok || !(await clearCell(context, cell))) return false
  const { gained } = await pickUp(context, center(cell), { gains, appears: DROP_TICKS, known: itemsBefore })
  return gained.length > 0
}
