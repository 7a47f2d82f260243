import { Vec3 } from 'vec3'
import { formatPosition, type Position } from '../../core/position.ts'
import type { ActionFailure } from '../../task/action.ts'
import type { RoamTarget } from '../../task/actions/hands.ts'
import { fail } from '../actions/action.ts'
import { biomeOf } from '../client/biome.ts'
import type { Bot } from '../client/bot.ts'
import { goalNear } from '../motion/walk.ts'
import { feetOf } from './dig-cells.ts'
import { near } from './dig-goals.ts'
import { digTo } from './dig-way.ts'
import { faceThreat, getAway, type Searching, wander } from './explore.ts'
import { surfaceAt } from './surface.ts'
import { walkWarily } from './survive.ts'

/** Range and spacing of the columns that are examined (blocks): the part of the world that clients hold. */
const RANGE = 56
const STEP = 8
/** Length of one leg towards a higher place, away from the starting point (blocks). */
const CLIMB_LEG = 24
const AWAY_LEG = 32
/** How far an agent goes into a biome, away from its edge (blocks). */
const INSIDE = 8
/** Distance within which a place counts as reached (blocks). */
const REACHED = 4
/** Time between scans while an agent stays where it is (ms). */
const STAY_MS = 500
/** Minimum gain that makes a place worth the walk (blocks). */
const LEAST_RISE = 2

/** Dry land in the part of the world that a client holds. */
interface Ground extends Position {
  readonly biome: string | undefined
}

/**
 * Walks over the surface until an agent has reached its target: towards a suitable place if it sees one, otherwise to unexplored
 * ground.
 * @returns undefined once it is there; `not_found` if time runs out
 */
export async function roam(context: Searching, target: RoamTarget): Promise<ActionFailure | undefined> {
  const { bot } = context
  const from = feetOf(bot)
  const isOver = () => context.signal.aborted || context.isGone() || context.clock.now() >= context.until
  const isThere = () => hasArrived(bot, target, from)
  const given: Position[] = []
  while (!isOver() && !isThere()) {
    await faceThreat(context)
    const place = nextPlace(bot, target, { from, given })
    const isEnough = () => isThere() || isOver()
    const hasMoved =
      place === undefined ? await wander(context, isEnough) : await goOn(context, place, isEnough)
    if (place !== undefined && !hasMoved) given.push(place)
    if (!hasMoved && place === undefined && !isEnough() && !(await getAway(context, isEnough)))
      return fail('stuck', `there is no way on from ${formatPosition(feetOf(bot))}`)
  }
  if (context.isGone()) return fail('agent_gone', 'left the world on the way')
  if (context.signal.aborted) return fail('cancelled', 'stopped on the way')
  if (!isThere()) return fail('not_found', 'not there yet; walk on')
  if ('biomes' in target) await stay(context, target.stay, isThere)
  return undefined
}

function hasArrived(bot: Bot, target: RoamTarget, from: Position): boolean {
  const here = bot.entity.position
  if ('away' in target) return Math.hypot(here.x - from.x, here.z - from.z) > target.away
  if ('up' in target) return here.y - from.y > target.up
  return target.biomes.includes(biomeAt(bot, feetOf(bot)) ?? '')
}

const biomeAt = (bot: Bot, { x, y, z }: Position): string | undefined =>
  biomeOf(bot, bot.blockAt(new Vec3(x, y, z)))

/** The place to go to next; undefined if none in sight is better than the others. */
function nextPlace(
  bot: Bot,
  target: RoamTarget,
  { from, given }: { from: Position; given: readonly Position[] },
): Position | undefined {
  const here = feetOf(bot)
  const isNew = (place: Position) => !given.some((one) => Math.hypot(one.x - place.x, one.z - place.z) < STEP)
  if ('biomes' in target) return nearestIn(bot, target.biomes, isNew)
  const reach = 'up' in target ? CLIMB_LEG : AWAY_LEG
  const places = groundAround(bot, reach).filter(isNew)
  const gain = (place: Position) =>
    'up' in target
      ? place.y - here.y
      : Math.hypot(place.x - from.x, place.z - from.z) - Math.hypot(here.x - from.x, here.z - from.z)
  // A climbing path is longer than it looks; for equal gains the nearer place comes first.
  const rank = (place: Position) =>
    gain(place) -
    Math.hypot(place.x - here.x, place.z - here.z) / 8 -
    ('up' in target ? 0 : steepness(place, here))
  const best = highest(places, rank)
  return best === undefined || gain(best) < LEAST_RISE ? undefined : best
}

const steepness = (place: Position, here: Position): number => Math.abs(place.y - here.y) / 2

/** The nearest dry land in one of some biomes whose surroundings belong to it too. */
function nearestIn(
  bot: Bot,
  biomes: readonly string[],
  isNew: (place: Position) => boolean,
): Position | undefined {
  const here = feetOf(bot)
  const inside = groundAround(bot, RANGE, true).filter(({ biome = '' }) => biomes.includes(biome))
  const neighbours = ({ x, z }: Position) =>
    inside.filter((one) => Math.abs(one.x - x) <= INSIDE && Math.abs(one.z - z) <= INSIDE).length
  const away = (place: Position) => Math.hypot(place.x - here.x, place.z - here.z)
  return highest(inside.filter(isNew), (place) => 4 * neighbours(place) - away(place))
}

/** The place that ranks highest; the first one on ties. */
function highest(places: readonly Position[], rank: (place: Position) => number): Position | undefined {
  let best: { readonly place: Position; readonly worth: number } | undefined
  for (const place of places) {
    const worth = rank(place)
    if (best === undefined || worth > best.worth) best = { place, worth }
  }
  return best?.place
}

/** Dry columns around an agent, sampled in steps. */
function groundAround(bot: Bot, range: number, withBiome = false): Ground[] {
  const here = feetOf(bot)
  const ground: Ground[] = []
  for (let x = here.x - range; x <= here.x + range; x += STEP)
    for (let z = here.z - range; z <= here.z + range; z += STEP) {
      const surface = surfaceAt(bot, x, z)
      if (surface === undefined || surface.isWater) continue
      const cell = { x, y: surface.y, z }
      ground.push({ ...cell, biome: withBiome ? biomeAt(bot, cell) : undefined })
    }
  return ground
}

/** Goes towards a place. @returns whether it got anywhere */
async function goOn(context: Searching, place: Position, isEnough: () => boolean): Promise<boolean> {
  const before = feetOf(context.bot)
  const walked = await walkWarily(context, goalNear(place, REACHED - 1), isEnough)
  if (walked.ok || isEnough()) return true
  const now = feetOf(context.bot)
  if (Math.hypot(now.x - before.x, now.y - before.y, now.z - before.z) > REACHED) return true
  return (await digTo(context, near(place, REACHED - 1), isEnough)).ok
}

/** Stays for a while, until it is moved away. */
async function stay(context: Searching, seconds: number, isThere: () => boolean): Promise<void> {
  const until = context.clock.now() + seconds * 1000
  while (isThere() && context.clock.now() < until && !context.signal.aborted) {
    await faceThreat(context)
    await context.clock.sleep(STAY_MS, context.signal).catch(() => undefined)
  }
}
