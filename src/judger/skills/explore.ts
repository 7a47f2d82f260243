import { floor, formatPosition, type Position, sameCell } from '../../core/position.ts'
import { isBaseStone } from '../../game/blocks/kinds/ground.ts'
import { isLog } from '../../game/blocks/kinds/wood.ts'
import type { Source } from '../../game/obtaining/recipe.ts'
import type { ActionFailure } from '../../task/action.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import type { Bot } from '../client/bot.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { goalCell, goalNear } from '../motion/walk.ts'
import { digMovesOf, feetOf, flagsAt, isWet } from './dig-cells.ts'
import { atHeight, awayFrom, besideBlock, near, withAir, withinReach } from './dig-goals.ts'
import { digTo } from './dig-way.ts'
import { HEADINGS, type Heading } from './heading.ts'
import { lookIntoWalls } from './side-holes.ts'
import { isCommon } from './sight.ts'
import type { Sighting, SpatialMemory } from './spatial-memory.ts'
import { isUnderground, placeForShaft, surfaceAt } from './surface.ts'
import { defend, threat, walkWarily } from './survive.ts'
import { lightUp } from './torches.ts'
import { tunnelOn } from './tunnel.ts'

/** Heights at which to search for ores: where most are, but above the lava (vanilla 1.18 and later). */
const BEST_HEIGHT: Readonly<Record<string, number>> = {
  coal_ore: 44,
  copper_ore: 44,
  iron_ore: 15,
  lapis_ore: 0,
  gold_ore: -17,
  redstone_ore: -53,
  diamond_ore: -53,
  deepslate: -5,
  stone: 50,
  granite: 40,
  diorite: 40,
  andesite: 40,
  tuff: -20,
}
/** Known targets beyond this distance are tried only after searching nearby (blocks; heights count double). */
const WORTH_GOING = 120
/** The same distance for rock, which is everywhere underground. */
const ROCK_WORTH_GOING = 20
/** Turns tried when a tunnel is blocked: ahead, the sides, and finally back (quarters of a turn). */
const TURNS = [0, 1, 3, 2]
/** Number of blocks to go down or up before checking known targets again. */
const LEVELS = 16
/** Distance after which the surroundings are worth scanning again (blocks). */
const FAR_ENOUGH = 8
/** Distance between teammates' targets, so that they do not share a tree or a vein (blocks along the ground). */
const ELBOW_ROOM = 5
/** Length of one leg of a search on the surface (blocks). */
const STRIDE = 28

/** The targets of a search. */
export interface Sought {
  readonly blocks: readonly string[]
  readonly creatures: readonly string[]
}

export const soughtOf = (sources: readonly Source[]): Sought => ({
  blocks: sources.flatMap(({ blocks }) => blocks),
  creatures: sources.flatMap(({ name, blocks }) => (blocks.length === 0 ? [name] : [])),
})

/** A found target: a block, or a creature and its position. */
export type FoundTarget = Sighting

export interface Searching extends ActionContext {
  /** Game time by which the search ends (ms). */
  until: number
}

/**
 * Searches for blocks or creatures until one is known, and goes to it: first those that the team has seen, then likely places.
 * Ores are sought at the height where most of them are, with a shaft and a tunnel, everything else on unvisited surface.
 */
export async function explore(
  context: Searching,
  sought: Sought,
): Promise<{ ok: true; found: FoundTarget } | ActionFailure> {
  const isOver = () => context.signal.aborted || context.isGone() || context.clock.now() >= context.until
  while (!isOver()) {
    await faceThreat(context)
    const target = nearestKnown(context, sought)
    if (target !== undefined) {
      if (await engageAndGoTo(context, target)) return { ok: true, found: target }
      if (isOver()) break
      context.memory.giveUp(target)
      continue
    }
    if (!(await searchOn(context, sought, isOver)))
      return fail('stuck', `there is no way on from ${formatPosition(feetOf(context.bot))}`)
  }
  if (context.isGone()) return fail('agent_gone', 'left the world on the way')
  if (context.signal.aborted) return fail('cancelled', 'stopped on the way')
  return fail('not_found', 'not found yet; look on')
}

/** Fights a threat, and turns away from it if it is still present. */
export async function faceThreat(context: Searching): Promise<void> {
  const enemy = threat(context.bot)
  if (enemy === undefined) return
  await defend(context)
  if (context.bot.entities[enemy.id] !== undefined) turnAway(context, enemy.position)
}

/** Goes to a known target, which stays reserved on the way. @returns whether it got there */
async function engageAndGoTo(context: Searching, target: FoundTarget): Promise<boolean> {
  const { bot, memory } = context
  memory.engage(bot.username, target)
  const hasArrived = await goTo(context, target)
  memory.engage(bot.username)
  return hasArrived
}

/**
 * Searches new ground: at the height of the target, or on the surface.
 * @returns false if there is no way on, although the search is neither over nor successful
 */
async function searchOn(context: Searching, sought: Sought, isOver: () => boolean): Promise<boolean> {
  const isSeen = () => nearestKnown(context, sought) !== undefined || isOver()
  const height = heightFor(sought)
  const hasMoved = height === undefined ? await wander(context, isSeen) : await dig(context, height, isSeen)
  return hasMoved || isOver() || isSeen() || getAway(context, isSeen)
}

/** Turns the tunnel away from an enemy that is still present, behind a wall. */
function turnAway({ bot, memory }: Searching, enemy: Position): void {
  const { x, z } = bot.entity.position
  const [dx, dz] = [x - enemy.x, z - enemy.z]
  const course = memory.courseOf(bot.username)
  const towards = ({ dx: hx, dz: hz }: Heading) => hx * dx + hz * dz
  if (towards(HEADINGS[course.heading] as Heading) >= 0) return
  const best = HEADINGS.toSorted((a, b) => towards(b) - towards(a))[0] as Heading
  course.heading = HEADINGS.indexOf(best)
}

/** The nearest known target that may be reached. */
function nearestKnown(
  { bot, memory }: Pick<Searching, 'bot' | 'memory'>,
  { blocks, creatures }: Sought,
): FoundTarget | undefined {
  const here = bot.entity.position
  const isRock = blocks.some(isBaseStone)
  const moves = digMovesOf(bot)
  const near = memory
    .nearest(blocks, here, isRock ? ROCK_WORTH_GOING : WORTH_GOING)
    .filter((one) => !memory.isGivenUp(one) && (!isRock || moves.isSafeToDig(one.x, one.y, one.z)))
  const block = near.find((one) => isLeftFor(bot, memory, one)) ?? near[0]
  const seen = Object.values(bot.entities)
    .filter(({ name = '' }) => creatures.includes(name))
    .sort((a, b) => a.position.distanceTo(here) - b.position.distanceTo(here))[0]
  if (seen === undefined) return block
  return { block: seen.name ?? '', ...floor(seen.position) }
}

/** Whether no teammate works on a target or next to it, since there are others. There are enough common blocks for everyone. */
export const isLeftFor = (bot: Bot, memory: SpatialMemory, one: Sighting): boolean =>
  isCommon(one.block) || !memory.isTaken(bot.username, one, ELBOW_ROOM)

/** Whether a block is under water, so that digging it requires diving. */
const isUnderWater = (bot: Bot, { x, y, z }: Position): boolean =>
  (flagsAt(bot, { x, y: y + 1, z }) & Moving.liquid) !== 0

/** Goes to a place from which a target can be dug or hit. */
export async function goTo(context: ActionContext, { block, x, y, z }: FoundTarget): Promise<boolean> {
  const cell = { x, y, z }
  const isInTheOpen = isLog(block) || isCommon(block)
  const { bot } = context
  const place = isInTheOpen ? withinReach(cell) : besideBlock(cell)
  const goal = isUnderWater(bot, cell) ? place : withAir(digMovesOf(bot), place)
  const feet = feetOf(bot)
  if (goal.isReached(feet.x, feet.y, feet.z)) return true
  if (Math.hypot(x - feet.x, z - feet.z) > 6 && !isUnderground(bot))
    await walkWarily(context, goalNear(cell, 3))
  return (await digTo(context, goal)).ok
}

/** Goes away from a place where the usual paths fail. @returns whether it got anywhere */
export async function getAway(context: Searching, isSeen: () => boolean): Promise<boolean> {
  const from = feetOf(context.bot)
  return (await digTo(context, awayFrom(from, FAR_ENOUGH), isSeen)).ok
}

/** The height to search at; undefined for targets on the surface. */
function heightFor({ blocks }: Sought): number | undefined {
  return blocks.map((block) => BEST_HEIGHT[block]).find((height) => height !== undefined)
}

/** Goes down or up to a height, then digs a tunnel. @returns whether it got anywhere */
async function dig(context: Searching, height: number, isSeen: () => boolean): Promise<boolean> {
  const { bot } = context
  const feet = feetOf(bot)
  const isHighUp = feet.y > height + LEVELS / 2
  const needsShaft = isHighUp && (isWet(bot) || !isUnderground(bot))
  if (needsShaft && (await goToShaft(context, feet, isSeen))) return true
  await lightUp(context)
  if (feet.y > height || feet.y < height - 3) {
    const { y } = feetOf(bot)
    const next = Math.max(y - LEVELS, Math.min(y + LEVELS, height))
    return (await digTo(context, atHeight(next), isSeen)).ok
  }
  return (await tunnelAlong(context, isSeen)) || passObstacle(context, { ...feet, y: height }, isSeen)
}

/**
 * Goes to a place where a shaft can be started, if that is elsewhere.
 * @returns whether it saw the target on the way
 */
async function goToShaft(context: Searching, feet: Position, isSeen: () => boolean): Promise<boolean> {
  const place = placeForShaft(context.bot)
  if (place === undefined || sameCell(place, feet)) return false
  const walked = await walkWarily(context, goalCell(place), isSeen)
  if (!walked.ok && !isSeen()) await digTo(context, near(place, 0), isSeen)
  return isSeen()
}

/** Extends the tunnel, straight ahead if possible, and looks into its walls. @returns whether it got anywhere */
async function tunnelAlong(context: Searching, isSeen: () => boolean): Promise<boolean> {
  const course = context.memory.courseOf(context.bot.username)
  for (const turn of TURNS) {
    const next = (course.heading + turn) % HEADINGS.length
    const heading = HEADINGS[next] as Heading
    if (!(await tunnelOn(context, heading, 0))) continue
    course.heading = next
    await lookIntoWalls(context, heading, isSeen)
    return true
  }
  return false
}

/** Gets past an obstacle to the tunnel: to a place ahead of `from` or to its side, by any way. @returns whether it got there */
async function passObstacle(context: Searching, from: Position, isSeen: () => boolean): Promise<boolean> {
  const course = context.memory.courseOf(context.bot.username)
  const { dx, dz } = HEADINGS[course.heading] ?? { dx: 1, dz: 0 }
  for (const [x, z] of [
    [dx, dz],
    [dz, dx],
    [-dz, -dx],
  ] as const) {
    const ahead = { x: from.x + 8 * x, y: from.y, z: from.z + 8 * z }
    if ((await digTo(context, near(ahead, 2), isSeen)).ok) return true
  }
  return false
}

/** Walks on over unvisited surface. @returns whether it got anywhere */
export async function wander(context: Searching, isSeen: () => boolean): Promise<boolean> {
  const { bot, memory } = context
  if (isUnderground(bot)) {
    const { x, z } = bot.entity.position
    const top = surfaceAt(bot, x, z)
    return top !== undefined && (await digTo(context, atHeight(top.y), isSeen)).ok
  }
  const before = feetOf(bot)
  for (const place of newPlaces(context)) {
    const walked = await walkWarily(context, goalNear(place, 5), isSeen)
    if (walked.ok || isSeen()) return true
    const now = feetOf(bot)
    if (Math.hypot(now.x - before.x, now.z - before.z) > 6) return true
    if ((await digTo(context, near(place, 5), isSeen)).ok) return true
    memory.visit(place)
  }
  return false
}

/** Unvisited dry places one stride away, starting with the one most nearly straight ahead. */
function newPlaces({ bot, memory }: Searching): Position[] {
  const { x, z } = bot.entity.position
  const course = memory.courseOf(bot.username)
  const places: { place: Position; rank: number }[] = []
  for (let turn = 0; turn < 16; turn++) {
    const angle = course.bearing + (turn * Math.PI) / 8
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
    const [atX, atZ] = [x + dx * STRIDE, z + dz * STRIDE]
    const surface = surfaceAt(bot, atX, atZ)
    if (surface === undefined) continue
    const bend = Math.min(turn, 16 - turn)
    const rank =
      bend +
      (memory.isVisited(atX, atZ) ? 12 : 0) +
      (surface.isWater ? 8 : 0) +
      Math.abs(surface.y - bot.entity.position.y) / 4
    places.push({ place: { x: Math.floor(atX), y: surface.y, z: Math.floor(atZ) }, rank })
  }
  places.sort((a, b) => a.rank - b.rank)
  const first = places[0]?.place
  if (first !== undefined) course.bearing = Math.atan2(first.z - z, first.x - x)
  return places.slice(0, 4).map(({ place }) => place)
}
