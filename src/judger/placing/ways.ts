import { cellKey, type Position, sameCell } from '../../core/position.ts'
import { leadsLevel } from '../motion/level-places.ts'
import { cellsOf, type Pillar, topOf } from '../motion/perch.ts'
import type { SceneView } from '../motion/scene-view.ts'
import type { Wall } from '../motion/terrain.ts'
import { Bystanders, hasWayOut } from '../motion/way-out.ts'
import type { Clicking } from './clickings.ts'
import {
  CLIMB_TICKS,
  FAR,
  type Foothold,
  footholdsOnFoot,
  freeAbove,
  isFirm,
  MAX_HEIGHT,
  NEARBY,
  type SearchArea,
  SPREAD,
  upperFootholds,
} from './footholds.ts'
import { lazily } from './lazily.ts'
import type { OpenCells } from './open-cells.ts'
import { overlay } from './overlay.ts'
import { SharedClimb } from './shared-climb.ts'
import { isStandable, type Stand, standAt } from './stands.ts'

/** Cost of a helper block: placing and digging it (ticks). */
const HELPER_TICKS = 30
/** Cost above which a way is compared with ways over upper floors (ticks): always, and if other ways serve more cells. */
const DEAR = 12 * CLIMB_TICKS
const SLIGHT = 4 * CLIMB_TICKS
/** Cost of a pillar in cells that still have to be filled: it is in the way of the agents that fill them (ticks). */
const OBSTRUCTION_TICKS = 4 * CLIMB_TICKS
/** Maximum number of helper blocks that are placed against a pillar. */
const MAX_HELPERS_BESIDE = 3
/** Maximum number of results. */
const MAX_WAYS = 4
/** How far the feet may be below and above a cell that is within reach (blocks). */
const BELOW = 7
const ABOVE = 4
/** How far from a pillar to search for the way back to it (blocks): the width of a large floor. */
const MAX_WAY_BACK = 32

/** A way to place a block: pillars to climb, a place to walk to from there, and what to click. */
export interface Way {
  legs: readonly Pillar[]
  stand: Stand
  /** Ticks needed, including the way back. */
  cost: number
  /** Blocks of dirt needed. */
  dirt: number
}

interface Ranked extends Way {
  /** Cost if the other cells filled from there share the climb (ticks). */
  share: number
}

/** The target that the search is for. */
export interface Sought {
  target: Position
  /** The ways to click. */
  clickings(view: SceneView): readonly Clicking[]
  /** The ways to click in a world that has a pillar, with at most this many helper blocks. */
  clickingsBeside(view: SceneView, pillar: readonly Position[], maxHelpers: number): readonly Clicking[]
  /** Cells that the block will fill, and those of them that players cannot walk through. */
  body: readonly Position[]
  walls: readonly Wall[]
  /** Whether it can be done from a place, apart from what the clicks require. */
  suits(feet: Position): boolean
  /** Other cells that still have to be filled. */
  others?: (() => OpenCells | undefined) | undefined
}

/**
 * The cheapest ways to reach a target that cannot be reached from any place on foot: from the ground with helper blocks, from the
 * top of a pillar, from an upper floor, or from a pillar on it. A pillar stands on a full block, in a column of free cells
 * without bodies. It does not wall in any agent, and the agent can leave its place afterwards.
 * @param home the pillars by which the agent came up, and must be able to go down
 */
export function findWays(view: SceneView, sought: Sought, home: readonly Pillar[] = []): Way[] {
  const climb = new SharedClimb(sought.target, sought.others?.())
  const ways = findWithin(view, sought, NEARBY, { home, climb })
  return ways.length > 0 ? ways : findWithin(view, sought, FAR, { home, climb })
}

/** How the agent came up, and the other cells that may share a climb. */
interface Climbing {
  home: readonly Pillar[]
  climb: SharedClimb
}

function findWithin(view: SceneView, sought: Sought, area: SearchArea, climbing: Climbing): Way[] {
  const ground = footholdsOnFoot(view, sought.target, { isUp: climbing.home.length > 0, area })
  const near = cheapest(view, sought, [...ground.values()], climbing)
  if (near[0] !== undefined && isCheap(near[0], climbing.climb)) return near
  const upper = upperFootholds(view, sought.target, { ground, area })
  const over = cheapest(view, sought, [...upper.values()], climbing)
  return [...near, ...over].sort((a, b) => a.share - b.share).slice(0, MAX_WAYS)
}

/** Whether upper floors need not be examined: the way costs little, or it is not expensive and serves all remaining cells. */
const isCheap = ({ cost, stand }: Way, climb: SharedClimb): boolean =>
  cost <= SLIGHT || (cost <= DEAR && climb.isForAll(stand.feet))

interface Candidate extends Foothold {
  height: number
  share: number
}

/** The cheapest ways from these footholds, each from the foothold itself or from a pillar on it. */
function cheapest(
  view: SceneView,
  sought: Sought,
  footholds: readonly Foothold[],
  { home, climb }: Climbing,
): Ranked[] {
  const { body, walls } = sought
  const plain = sought.clickings(view)
  const fewest = plain[0]?.helpers.length ?? Number.POSITIVE_INFINITY
  const canLeave = byCell(waysBack(view, walls, home))
  const bystanders = new Bystanders(view)
  const ways: Ranked[] = []
  for (const candidate of candidates(view, sought, footholds, climb)) {
    if (ways[0] !== undefined && (ways.length >= MAX_WAYS || candidate.share > ways[0].share + DEAR / 4))
      break
    const { cell, height, legs } = candidate
    const pillar = { base: cell, height }
    const feet = topOf(pillar)
    const own = height > 0 ? cellsOf(pillar) : []
    const accept = lazily(
      () =>
        sought.suits(feet) &&
        canLeave(candidate) &&
        (height === 0 ? isStandable(view, feet) : bystanders.walledInBy(own).length === 0),
    )
    const against = height > 0 ? clickingsAgainst(view, sought, pillar, fewest) : []
    const stand = firstStand([...against, ...plain], own, (clicking) =>
      standAt(view, feet, { clicking, body }, accept),
    )
    if (stand === undefined) continue
    const helpers = stand.helpers.length
    ways.push({
      legs: height > 0 ? [...legs, pillar] : legs,
      stand,
      cost: candidate.cost + HELPER_TICKS * helpers,
      share: candidate.share + HELPER_TICKS * helpers,
      dirt: height + helpers + legs.reduce((sum, leg) => sum + leg.height, 0),
    })
    ways.sort((a, b) => a.share - b.share || Number(b.stand.visible) - Number(a.stand.visible))
  }
  return ways
}

/** Remembers for each cell whether an agent can leave it. */
function byCell(leaves: (cell: Position, legs: readonly Pillar[]) => boolean) {
  const answers = new Map<string, boolean>()
  return ({ cell, legs }: Foothold): boolean => {
    const key = cellKey(cell)
    const answer = answers.get(key) ?? leaves(cell, legs)
    answers.set(key, answer)
    return answer
  }
}

/** The ways to click from a pillar, and against it, that need fewer helper blocks than without it. */
function clickingsAgainst(
  view: SceneView,
  sought: Sought,
  pillar: Pillar,
  fewest: number,
): readonly Clicking[] {
  /** No way needs fewer helper blocks than a straight line from the pillar to the target does. */
  const bound = stepsTo(pillar, sought.target) - 1
  if (bound >= fewest || bound > MAX_HELPERS_BESIDE) return []
  const cells = cellsOf(pillar)
  return sought
    .clickingsBeside(overlay(view, { dirt: cells }), cells, Math.min(MAX_HELPERS_BESIDE, fewest))
    .filter(({ helpers }) => helpers.length < fewest)
}

/** The first stand that any of the clicks allows, among those whose helper blocks are not in the pillar. */
function firstStand(
  clickings: readonly Clicking[],
  pillar: readonly Position[],
  standFor: (clicking: Clicking) => Stand | undefined,
): Stand | undefined {
  const isApart = ({ helpers }: Clicking) =>
    !helpers.some((helper) => pillar.some((other) => sameCell(other, helper.cell)))
  for (const clicking of clickings) {
    const stand = isApart(clicking) ? standFor(clicking) : undefined
    if (stand !== undefined) return stand
  }
  return undefined
}

/** Footholds near the target with every height of a pillar on them that may reach it, cheapest first. */
function candidates(
  view: SceneView,
  { target, body }: Sought,
  footholds: readonly Foothold[],
  climb: SharedClimb,
): Candidate[] {
  const list: Candidate[] = []
  for (const foothold of footholds) {
    const { cell, cost, legs } = foothold
    if (!isNear(cell, target) || legs.some((leg) => fills(leg, body))) continue
    const lowest = Math.max(0, target.y - BELOW - cell.y)
    let highest = Math.min(MAX_HEIGHT, target.y + ABOVE - cell.y)
    if (highest < lowest) continue
    const canClimb = isFirm(view, cell) && !body.some(({ x, z }) => x === cell.x && z === cell.z)
    highest = canClimb ? Math.min(highest, freeAbove(view, cell, highest + 2) - 2) : 0
    const below = legs.reduce((sum, leg) => sum + leg.height, 0)
    for (let height = lowest; height <= highest; height++) {
      const climbing = CLIMB_TICKS * (below + height)
      const cells = climbing === 0 ? 1 : climb.from({ ...cell, y: cell.y + height })
      const total = cost + CLIMB_TICKS * height
      const obstructed = [...legs, { base: cell, height }].filter((pillar) => climb.isObstructedBy(pillar))
      const share = total - climbing + climbing / cells + OBSTRUCTION_TICKS * obstructed.length
      list.push({ ...foothold, height, cost: total, share })
    }
  }
  return list.sort((a, b) => a.share - b.share)
}

const isNear = (cell: Position, target: Position): boolean =>
  Math.abs(cell.x - target.x) <= SPREAD && Math.abs(cell.z - target.z) <= SPREAD

/** Whether a pillar stands in one of these cells: the blocks required there could then never be placed. */
const fills = (pillar: Pillar, cells: readonly Position[]): boolean =>
  cellsOf(pillar).some((own) => cells.some((cell) => sameCell(own, cell)))

/**
 * A predicate for whether an agent can leave a place after the block has been placed: back to the pillars by which it came up,
 * down each of them, and out into the open. An agent that is already walled in loses nothing.
 */
function waysBack(view: SceneView, walls: readonly Wall[], home: readonly Pillar[]) {
  const results = new Map<readonly Pillar[], boolean>()
  const [first] = home
  const start = first === undefined ? view.position : first.base
  const isTrapped = lazily(() => !hasWayOut(withoutPillars(view, home), start, []))
  const isOpenBelow = (legs: readonly Pillar[]): boolean => {
    const answer = results.get(legs) ?? comesOut(view, walls, [...home, ...legs])
    results.set(legs, answer)
    return answer
  }
  return (cell: Position, legs: readonly Pillar[]): boolean => {
    const last = legs.at(-1) ?? home.at(-1)
    if (last === undefined) return hasWayOut(view, cell, walls) || isTrapped()
    return leadsTo(view, cell, walls, last) && (isOpenBelow(legs) || isTrapped())
  }
}

/** Whether an agent on the last of these pillars can get down all of them and out into the open. */
function comesOut(view: SceneView, walls: readonly Wall[], pillars: readonly Pillar[]): boolean {
  const last = lastOf(pillars)
  const below = pillars.slice(0, -1)
  const seen = withoutPillars(view, [last])
  const next = below.at(-1)
  if (next === undefined) return hasWayOut(seen, last.base, walls)
  return leadsTo(seen, last.base, walls, next) && comesOut(seen, walls, below)
}

/** Whether an agent can walk from a cell to the top of a pillar. A pillar that has not been built yet counts as well. */
function leadsTo(view: SceneView, cell: Position, walls: readonly Wall[], pillar: Pillar): boolean {
  const top = topOf(pillar)
  const seen = overlay(view, { dirt: [{ ...top, y: top.y - 1 }] })
  const within = ({ x, z }: Position) => Math.hypot(x - top.x, z - top.z) <= MAX_WAY_BACK
  return leadsLevel(seen, { from: cell, walls, within }, top)
}

const withoutPillars = (view: SceneView, pillars: readonly Pillar[]): SceneView =>
  pillars.length === 0 ? view : overlay(view, { air: pillars.flatMap(cellsOf) })

/** Steps between a cell and the nearest cell of a pillar. */
const stepsTo = ({ base, height }: Pillar, { x, y, z }: Position): number => {
  const nearest = Math.min(Math.max(y, base.y), base.y + height - 1)
  return Math.abs(x - base.x) + Math.abs(z - base.z) + Math.abs(y - nearest)
}

const lastOf = (legs: readonly Pillar[]): Pillar => legs.at(-1) as Pillar
