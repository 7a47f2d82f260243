import { Vec3 } from 'vec3'
import { center, distance, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../task/task.ts'
import { countItem } from '../bots/inventory.ts'
import { countGains, itemsAround, type PickUpOptions, pickUp } from '../motion/pick-up.ts'
import { clearCell, digMovesOf, feetOf } from './dig-cells.ts'
import { near } from './dig-goals.ts'
import { digTo } from './dig-way.ts'
import { goTo, type Searching, type Sought } from './explore.ts'
import { COMMON, openEyes } from './sight.ts'
import type { Sighting } from './spatial-memory.ts'
import { defend, threat } from './survive.ts'
import { HEADINGS, type Heading, tunnelOn } from './tunnel.ts'

/** A run of blocks is followed so far from where it began (blocks). */
const RUN_RADIUS = 24
/** Time until a block's drop appears (ticks). */
const DROP_TICKS = 8
/** What is not picked up in this time is left (ms of game time). */
const PICK_UP_MS = 6000
/** Of common blocks so many are dug before what they dropped is picked up. */
const HEAP = 4
/** Rock that goes on below. */
const ROCK = /^(stone|deepslate)$/

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
  const isRock = blocks.some((block) => ROCK.test(block))
  let heap: Position | undefined
  let dug = 0
  let lastDug: Position | undefined
  const has = () => countItem(bot, item) - before
  const isOver = () => clock.now() >= context.until || signal.aborted || isGone()
  while (!isOver()) {
    if (heap !== undefined && (dug >= HEAP || has() + dug >= amount)) {
      await pickUpSoon(context, heap, { gains, appears: DROP_TICKS })
      heap = undefined
      dug = 0
    }
    if (has() >= amount) break
    if (threat(bot) !== undefined) await defend(context)
    sight.look()
    const beside = isCommon ? atHand(context, blocks) : undefined
    // Rock goes on below: stairs into it give more than what lies open.
    if (beside === undefined && isRock && standsOn(context, blocks) && (await digIn(context))) continue
    const next = beside ?? nearestOfRun(context, blocks, begun)
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
    } else await pickUpSoon(context, next, { gains, appears: DROP_TICKS, known })
  }
  if (heap !== undefined && !isGone()) await pickUpSoon(context, heap, { gains, appears: DROP_TICKS })
  return gains()
}

/** Picks up what lies around a cell, and leaves what takes long to come by. */
async function pickUpSoon(context: Searching, cell: Position, options: PickUpOptions): Promise<void> {
  const late = new AbortController()
  const over = new AbortController()
  context.clock.sleep(PICK_UP_MS, over.signal).then(
    () => late.abort('it takes too long'),
    () => undefined,
  )
  await pickUp({ ...context, signal: AbortSignal.any([context.signal, late.signal]) }, center(cell), options)
  over.abort()
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

/** Cells beside a body, at its feet and its head: what is dug there falls to where it is picked up. */
const BESIDE: readonly Position[] = HEADINGS.flatMap(({ dx, dz }) => [
  { x: dx, y: 1, z: dz },
  { x: dx, y: 0, z: dz },
])

/** The common block beside the agent that it can dig without a step. */
function atHand({ bot, memory }: Searching, blocks: readonly string[]): Sighting | undefined {
  const feet = feetOf(bot)
  const moves = digMovesOf(bot)
  for (const { x, y, z } of BESIDE) {
    const cell = { x: feet.x + x, y: feet.y + y, z: feet.z + z }
    if (memory.isGivenUp(cell) || !moves.isSafeToDig(cell.x, cell.y, cell.z)) continue
    const block = bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name ?? ''
    if (blocks.includes(block)) return { block, ...cell }
  }
  return undefined
}

/** Goes a step of stairs down into rock, and picks up what it digs by walking there. */
async function digIn(context: Searching): Promise<boolean> {
  const { bot, memory } = context
  const course = memory.courseOf(bot.username)
  for (const slope of [-1, 0] as const)
    for (const turn of [0, 1, 3, 2]) {
      const heading = (course.heading + turn) % HEADINGS.length
      if (await tunnelOn(context, HEADINGS[heading] as Heading, slope)) return true
    }
  return false
}

/** Whether the ground underfoot is of these blocks. */
function standsOn({ bot }: Searching, blocks: readonly string[]): boolean {
  const { x, y, z } = feetOf(bot)
  return blocks.includes(bot.blockAt(new Vec3(x, y - 1, z))?.name ?? '')
}
