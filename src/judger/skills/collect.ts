import { Vec3 } from 'vec3'
import { distance, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { countItem } from '../bots/inventory.ts'
import type { Bot } from '../client/bot.ts'
import { countGains } from '../motion/pick-up.ts'
import { comeUp } from './breath.ts'
import { digMovesOf, feetOf, needsAir } from './dig-cells.ts'
import { near } from './dig-goals.ts'
import { digTo } from './dig-way.ts'
import { isLeftFor, type Searching, type Sought } from './explore.ts'
import { HEADINGS, type Heading } from './heading.ts'
import { collectRun } from './run-of-blocks.ts'
import { isCommon } from './sight.ts'
import type { Sighting } from './spatial-memory.ts'
import { defend, threat } from './survive.ts'
import { tunnelOn } from './tunnel.ts'

/** Maximum distance from its start to which a run of blocks is followed (blocks). */
const RUN_RADIUS = 24
/** Number of blocks dug before looking for more. */
const BATCH = 4
/** Number of missing rock blocks that justifies digging through soil, and the maximum number of soil layers to dig. */
const MANY = 4
const SOIL = 6
const SOFT: ReadonlySet<string> = new Set([
  'dirt',
  'grass_block',
  'podzol',
  'mycelium',
  'coarse_dirt',
  'snow_block',
  'sand',
  'red_sand',
  'gravel',
])
/** Rock that continues underground. */
const ROCK: ReadonlySet<string> = new Set(['stone', 'deepslate'])

/**
 * Digs known blocks of a kind nearby, nearest first, until enough of an item has been gained; after every few blocks it looks for
 * more of the run. Drops are picked up.
 * @returns the gained items
 */
export async function collect(
  context: Searching,
  { blocks }: Sought,
  { item, amount }: { item: string; amount: number },
): Promise<ItemCount[]> {
  const { bot, clock, signal, isGone } = context
  const gains = countGains(context)
  const before = countItem(bot, item)
  const begun = bot.entity.position.clone()
  const sight = context.openEyes()
  const liesAbout = blocks.some(isCommon)
  const isRock = blocks.some((block) => ROCK.has(block))
  let lastDug: Position | undefined
  const missing = () => amount - countItem(bot, item) + before
  while (missing() > 0 && clock.now() < context.until && !signal.aborted && !isGone()) {
    await stayAlive(context)
    sight.look()
    const beside = liesAbout ? atHand(context, blocks) : undefined
    const needsMany = missing() >= MANY
    if (isRock && (await goIntoRock(context, blocks, { needsMany, isBeside: beside !== undefined }))) continue
    const run = beside === undefined ? runOf(context, blocks, begun) : [beside]
    if (run.length === 0) {
      // The next block of a vein may be visible only from where the last one was.
      const hole = lastDug
      lastDug = undefined
      if (hole === undefined || liesAbout || !(await digTo(context, near(hole, 0))).ok) break
      continue
    }
    lastDug = await digSome(context, run.slice(0, Math.min(BATCH, missing())))
  }
  return gains()
}

/** Comes up for air and fights a threat. */
async function stayAlive(context: Searching): Promise<void> {
  const { bot } = context
  if (needsAir(bot)) await comeUp(context)
  if (threat(bot) !== undefined) await defend(context)
}

/**
 * Digs down into rock, which continues underground: stairs into it yield more than exposed blocks.
 * @returns false if there is a better way to get some: it is not standing on rock, or has rock next to it
 */
async function goIntoRock(
  context: Searching,
  blocks: readonly string[],
  { needsMany, isBeside }: { needsMany: boolean; isBeside: boolean },
): Promise<boolean> {
  if (needsMany && (await sinkTo(context, blocks))) return true
  return !isBeside && standsOn(context, blocks) && digIn(context)
}

/** Digs some blocks of a run, and gives up the run if none can be dug. @returns the last one dug */
async function digSome(context: Searching, some: readonly Sighting[]): Promise<Position | undefined> {
  const { bot, memory } = context
  memory.engage(bot.username, some[0])
  const isStruck = await collectRun(context, some)
  memory.engage(bot.username)
  const gone = some.filter((one) => !stands(bot, one))
  for (const cell of gone) memory.forget(cell)
  // Reachable blocks that are still in place cannot be dug.
  if (gone.length === 0 && !isStruck) memory.giveUp(some[0] as Sighting)
  return gone.at(-1)
}

const stands = (bot: Bot, { block, x, y, z }: Sighting): boolean =>
  bot.blockAt(new Vec3(x, y, z))?.name === block

/** The remembered blocks of a run that are still in place, in the order in which they should be dug. */
function runOf({ bot, memory }: Searching, blocks: readonly string[], begun: Position): Sighting[] {
  const sightings = memory.nearest(blocks, bot.entity.position, RUN_RADIUS)
  const moves = digMovesOf(bot)
  const diggable = sightings.filter((one) => {
    if (memory.isGivenUp(one) || distance(one, begun) > RUN_RADIUS) return false
    // Rock next to water is left alone: there is plenty elsewhere.
    if (ROCK.has(one.block) && !moves.isSafeToDig(one.x, one.y, one.z)) return false
    if (!stands(bot, one)) memory.forget(one)
    return stands(bot, one)
  })
  // When digging bottom-up, drops fall to the feet; from the top, they would land on leaves.
  const highest = feetOf(bot).y + 2
  const own = diggable.filter((one) => isLeftFor(bot, memory, one))
  const ours = own.length > 0 ? own : diggable
  const low = ours.filter(({ y }) => y <= highest)
  return low.length > 0 ? low : ours.slice(0, 1)
}

/** Cells next to a body, at feet and head height: drops from there are within reach. */
const BESIDE: readonly Position[] = HEADINGS.flatMap(({ dx, dz }) => [
  { x: dx, y: 1, z: dz },
  { x: dx, y: 0, z: dz },
])

/** A common block next to the agent that it can dig without taking a step. */
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

/**
 * Digs straight down through the soil to rock: exposed rock is scarce, and its drops roll away.
 * @returns false if it already stands on rock, or there is none close below
 */
async function sinkTo(context: Searching, blocks: readonly string[]): Promise<boolean> {
  const { bot } = context
  const { x, y, z } = feetOf(bot)
  const nameAt = (height: number) => bot.blockAt(new Vec3(x, height, z))?.name ?? ''
  let depth = 1
  while (depth <= SOIL && SOFT.has(nameAt(y - depth))) depth++
  if (depth === 1 || !blocks.includes(nameAt(y - depth)) || !blocks.includes(nameAt(y - depth - 1)))
    return false
  return (await digTo(context, near({ x, y: y - depth + 1, z }, 0))).ok
}

/** Digs one step of a stair down into rock, and picks up the drops by walking over them. */
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

/** Whether the ground underfoot consists of these blocks. */
function standsOn({ bot }: Searching, blocks: readonly string[]): boolean {
  const { x, y, z } = feetOf(bot)
  return blocks.includes(bot.blockAt(new Vec3(x, y - 1, z))?.name ?? '')
}
