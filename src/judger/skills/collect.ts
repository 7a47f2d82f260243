import { Vec3 } from 'vec3'
import { center, distance, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../task/task.ts'
import { countItem } from '../bots/inventory.ts'
import { EYE_HEIGHT } from '../motion/eye.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { clearCell, digMovesOf, feetOf, flagsAt } from './dig-cells.ts'
import { near } from './dig-goals.ts'
import { digTo } from './dig-way.ts'
import { goTo, type Searching, type Sought } from './explore.ts'
import { COMMON, openEyes } from './sight.ts'
import type { Sighting } from './spatial-memory.ts'
import { defend, threat } from './survive.ts'

/** A run of blocks is followed so far from where it began (blocks). */
const RUN_RADIUS = 24
/** Time until a block's drop appears (ticks). */
const DROP_TICKS = 8
/** Of common blocks so many are dug before what they dropped is picked up. */
const HEAP = 4
/** So far common blocks are reached without a step (blocks). */
const AT_HAND = 3.6

/**
 * Digs blocks of a kind that are known nearby, one after another and each time the nearest, until enough of an item has
 * been gained; looks for more of the run each time that a block is gone. What drops is picked up.
 * @returns what was gained
 */
export async function collect(
  context: Searching,
  { blocks }: Sought,
  { item, amount }: { item: string; amount: number },
): Promise<ItemCount[]> {
  const { bot, memory, clock, signal, isGone } = context
  const gains = countGains(context)
  const before = countItem(bot, item)
  const begun = bot.entity.position.clone()
  const sight = openEyes(bot, memory)
  const isCommon = blocks.some((block) => COMMON.test(block))
  let heap: Position | undefined
  let dug = 0
  let lastDug: Position | undefined
  const has = () => countItem(bot, item) - before
  const isOver = () => clock.now() >= context.until || signal.aborted || isGone()
  while (!isOver()) {
    if (heap !== undefined && (dug >= HEAP || has() + dug >= amount)) {
      await pickUp(context, center(heap), { gains, appears: DROP_TICKS })
      heap = undefined
      dug = 0
    }
    if (has() >= amount) break
    if (threat(bot) !== undefined) await defend(context)
    sight.look()
    const next = (isCommon ? atHand(context, blocks) : undefined) ?? nearestOfRun(context, blocks, begun)
    if (next === undefined) {
      // The next of a vein may be seen from where the last was only.
      const hole = lastDug
      lastDug = undefined
      if (hole === undefined || isCommon || !(await digTo(context, near(hole, 0))).ok) break
      continue
    }
    const known = new Set(itemsAround(bot, center(next)).map(({ id }) => id))
    if (!(await goTo(context, next)) || !(await clearCell(context, next))) {
      memory.giveUp(next)
      continue
    }
    memory.forget(next)
    lastDug = next
    if (isCommon) {
      heap = { x: next.x, y: next.y, z: next.z }
      dug++
    } else await pickUp(context, center(next), { gains, appears: DROP_TICKS, known })
  }
  if (heap !== undefined && !isGone()) await pickUp(context, center(heap), { gains, appears: DROP_TICKS })
  return gains()
}

/** The nearest remembered block of a run that still stands. */
function nearestOfRun(
  { bot, memory }: Searching,
  blocks: readonly string[],
  begun: Position,
): Sighting | undefined {
  const feet = feetOf(bot)
  const near = memory.nearest(blocks, bot.entity.position, RUN_RADIUS)
  // What is dug from the bottom up falls to the feet; from the top it would lie on leaves.
  const low = near.filter(({ y }) => y <= feet.y + 2)
  for (const one of [...low, ...near]) {
    if (memory.isGivenUp(one) || distance(one, begun) > RUN_RADIUS) continue
    if (bot.blockAt(new Vec3(one.x, one.y, one.z))?.name === one.block) return one
    memory.forget(one)
  }
  return undefined
}

/** The common block that is dug with the least trouble from where the agent stands: open to a side, not underfoot. */
function atHand({ bot, memory }: Searching, blocks: readonly string[]): Sighting | undefined {
  const feet = feetOf(bot)
  const moves = digMovesOf(bot)
  const eyes = bot.entity.position.offset(0, EYE_HEIGHT, 0)
  let best: Sighting | undefined
  let least = AT_HAND
  for (let dy = 0; dy <= 2; dy++)
    for (let dx = -3; dx <= 3; dx++)
      for (let dz = -3; dz <= 3; dz++) {
        const cell = { x: feet.x + dx, y: feet.y + dy, z: feet.z + dz }
        const away = distance(center(cell), eyes)
        if (away >= least || memory.isGivenUp(cell) || !isOpen(bot, cell)) continue
        const block = bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name ?? ''
        if (!blocks.includes(block) || !moves.isSafeToDig(cell.x, cell.y, cell.z)) continue
        best = { block, ...cell }
        least = away
      }
  return best
}

/** Whether a block can be seen from one of its sides. */
const isOpen = (bot: Searching['bot'], { x, y, z }: Position): boolean =>
  [
    { x: x + 1, y, z },
    { x: x - 1, y, z },
    { x, y, z: z + 1 },
    { x, y, z: z - 1 },
    { x, y: y + 1, z },
  ].some((beside) => (flagsAt(bot, beside) & Moving.passable) !== 0)
