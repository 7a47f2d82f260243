import { cellKey, center, distance, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { reactsToClicks } from '../../game/clicks/block-click.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import { AROUND } from '../motion/around.ts'
import { inTheWay } from '../motion/in-the-way.ts'
import { levelPlaces } from '../motion/level-places.ts'
import type { Pillar } from '../motion/perch.ts'
import { placesOnFoot } from '../motion/places-on-foot.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { isStandable, mayReach, type Place, standableAround } from './stands.ts'

/** Maximum height of a pillar (blocks): going up and down takes 1.5 s per block, and an action may last two minutes. */
export const MAX_HEIGHT = 80
/** Maximum distance between a stand and its cell along each axis (blocks). */
export const SPREAD = 5
/** Cost of placing and removing a pillar block, and of walking one block (ticks). */
export const CLIMB_TICKS = 30
export const WALK_TICKS = 5

/** How far around a target to search for a way up to it. */
export interface SearchArea {
  /** On the ground, and on upper floors (blocks). */
  readonly ground: number
  readonly floors: number
  /** Maximum number of cells of an upper floor to examine. */
  readonly floorCells: number
}
/** Finds most ways. */
export const NEARBY: SearchArea = { ground: APPROACH_LIMIT + SPREAD, floors: 16, floorCells: 400 }
/** Where there is no way nearby: the only stairwell of a large building may be in its farthest corner. */
export const FAR: SearchArea = { ground: 32, floors: 32, floorCells: 1600 }
/** Lowest upper floor, relative to a cell, from which to climb (blocks). */
const MAX_BELOW = 24

/** A cell to stand in, and how to get there. */
export interface Foothold {
  cell: Position
  /** Pillars to climb in sequence, each from where the previous one ended. */
  legs: readonly Pillar[]
  /** Ticks to get there and back. */
  cost: number
}

export type Footholds = Map<string, Foothold>

/** The places near a target where an agent can stand, nearest first by walking distance, with the time to get there (ticks). */
export function* placesToStand(view: SceneView, target: Position): Generator<Place> {
  const within = around(view, target, APPROACH_LIMIT + SPREAD)
  for (const { cell, steps } of placesOnFoot(view, view.position, within))
    if (mayReach(target, cell) && isStandable(view, cell))
      yield { feet: cell, cost: ticksTo(view, cell, steps) }
}

/** The places near a target where a body fits, nearest first in a straight line, whether or not a path leads there. */
export function placesAround(view: SceneView, target: Position): Place[] {
  return standableAround(view, target)
    .map((feet) => ({ feet, cost: WALK_TICKS * distance(center(feet), view.position) }))
    .sort((a, b) => a.cost - b.cost)
}

/** Walking time to a place: a detour takes longer than the straight line by its sideways steps. */
function ticksTo({ position }: SceneView, cell: Position, steps: number): number {
  const [dx, dz] = [Math.abs(cell.x + 0.5 - position.x), Math.abs(cell.z + 0.5 - position.z)]
  return WALK_TICKS * (distance(center(cell), position) + Math.max(0, Math.floor(steps - dx - dz)))
}

/**
 * The cells around a target that an agent can walk to.
 * @param isUp whether it stands on a pillar or an upper floor and must be able to walk back
 */
export function footholdsOnFoot(
  view: SceneView,
  target: Position,
  { isUp, area }: { isUp: boolean; area: SearchArea },
): Footholds {
  const within = around(view, target, isUp ? area.floors : area.ground)
  const here = view.position
  const footholds: Footholds = new Map()
  const add = (cell: Position, cost: number) => footholds.set(cellKey(cell), { cell, legs: [], cost })
  if (isUp)
    for (const cell of levelPlaces(view, { from: here, within }))
      add(cell, WALK_TICKS * distance(center(cell), here))
  else for (const { cell, steps } of placesOnFoot(view, here, within)) add(cell, ticksTo(view, cell, steps))
  return footholds
}

/** Whether cells are within a horizontal distance of a target (blocks), or at least as near as the agent. */
function around({ position }: SceneView, { x, z }: Position, distance: number): (cell: Position) => boolean {
  const reach = Math.max(distance, Math.hypot(position.x - x, position.z - z) + 2)
  return (cell) => Math.hypot(cell.x - x, cell.z - z) <= reach
}

/**
 * Cells near a target on floors that cannot be reached on foot, but by an adjacent pillar: from its top the agent steps onto
 * the floor. Floors above floors are reached by one pillar after another.
 */
export function upperFootholds(
  view: SceneView,
  target: Position,
  { ground, area }: { ground: Footholds; area: SearchArea },
): Footholds {
  const footholds: Footholds = new Map(ground)
  const upper: Footholds = new Map()
  /** Cells of floors that no pillar leads to. */
  const cutOff = new Set<string>()
  for (const cell of floorsAround(view, target)) {
    if (footholds.has(cellKey(cell)) || cutOff.has(cellKey(cell))) continue
    const floor = floorAround(view, cell, { target, known: footholds, area })
    const entry = entryTo(view, floor, footholds)
    if (entry === undefined) {
      for (const place of floor) cutOff.add(cellKey(place))
      continue
    }
    for (const place of floor) {
      const cost = entry.cost + 2 * WALK_TICKS * distance(place, entry.cell)
      const foothold = { cell: place, legs: entry.legs, cost }
      footholds.set(cellKey(place), foothold)
      upper.set(cellKey(place), foothold)
    }
  }
  return upper
}

/** The cells of a floor on an agent's path from one of its cells, up to the first known cell. */
function floorAround(
  view: SceneView,
  from: Position,
  { target, known, area }: { target: Position; known: Footholds; area: SearchArea },
): Position[] {
  const within = ({ x, z }: Position) => Math.hypot(x - target.x, z - target.z) <= area.floors
  const floor: Position[] = []
  for (const place of levelPlaces(view, { from, within }))
    if (known.has(cellKey(place)) || floor.push(place) >= area.floorCells) break
  return floor
}

/** The cheapest pillar from whose top the agent can step onto a floor. */
function entryTo(view: SceneView, floor: readonly Position[], footholds: Footholds): Foothold | undefined {
  let best: Foothold | undefined
  for (const cell of floor) {
    for (const side of AROUND) {
      const top = { x: cell.x + side.x, y: cell.y, z: cell.z + side.z }
      if (!isOpen(view, top) || !isOpen(view, { ...top, y: top.y + 1 })) continue
      const base = baseBelow(view, top)
      const height = top.y - base.y
      const from = footholds.get(cellKey(base))
      if (from === undefined || height === 0 || !isFirm(view, base)) continue
      const cost = from.cost + CLIMB_TICKS * height
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY))
        best = { cell, legs: [...from.legs, { base, height }], cost }
    }
  }
  return best
}

/** Lowest cell, in the open column under a cell, that is high enough for a pillar to reach that cell. */
function baseBelow(view: SceneView, top: Position): Position {
  let base = top
  while (top.y - base.y < MAX_HEIGHT && isOpen(view, { ...base, y: base.y - 1 }))
    base = { ...base, y: base.y - 1 }
  return base
}

/** Places to stand around a target, lowest first. */
function floorsAround(view: SceneView, target: Position): Position[] {
  const cells: Position[] = []
  for (let y = target.y - MAX_BELOW; y <= target.y + 3; y++)
    for (let dx = -SPREAD; dx <= SPREAD; dx++)
      for (let dz = -SPREAD; dz <= SPREAD; dz++) {
        const cell = { x: target.x + dx, y, z: target.z + dz }
        if (isStandable(view, cell)) cells.push(cell)
      }
  return cells
}

/**
 * Whether a pillar can stand in a cell: on a full-height block that is not a post and does not react to clicks. An agent in the
 * middle of stairs is as high as on a full block.
 */
export function isFirm(view: SceneView, { x, y, z }: Position): boolean {
  const ground = view.kindAt(x, y - 1, z)
  if (ground === undefined || reactsToClicks(ground.name)) return false
  return ground.isSolid && ground.top === 1 && !ground.isNarrow
}

/** Number of cells from this one upwards, up to a limit, that are air and hold no body other than the bot's. */
export function freeAbove(view: SceneView, base: Position, limit: number): number {
  let free = 0
  while (free < limit && isOpen(view, { ...base, y: base.y + free })) free++
  return free
}

const isOpen = (view: SceneView, cell: Position): boolean =>
  isAir(view.kindAt(cell.x, cell.y, cell.z)?.name ?? 'nothing') &&
  inTheWay(view, cell, view.name) === undefined
