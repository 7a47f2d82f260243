import { floor, type Position } from '../../core/position.ts'
import { AROUND } from './around.ts'
import type { SceneView } from './scene-view.ts'

/**
 * Horizontal distance that a player must be able to walk to count as free (blocks, along both axes): more than there is
 * between the corners of a hall of 16 × 16, which else would count as the open.
 */
const FREE_DISTANCE = 32
/** A closed room with more standing places than this does not count as a trap. */
const MAX_TRAP_PLACES = 500
/** Maximum depth of a fall on a walk (blocks), as configured in the pathfinder. */
const MAX_DROP = 3

/** A cell that counts as solid although it is still empty. */
export interface Wall extends Position {
  /** Height of its top above the bottom of the cell (blocks). Default: 1. */
  top?: number
  /** Whether nobody will be able to stand on it safely. */
  isNarrow?: boolean
}

/** How high a player jumps onto something (blocks; 1.25 in vanilla). */
export const MAX_RISE = 1.2

/** A small number for each cell within 1,000 blocks of another and at any height of the game; farther cells share some. */
const keyNear =
  ({ x, z }: Position) =>
  (cellX: number, cellY: number, cellZ: number): number =>
    ((((cellX - x) & 2047) << 11) | ((cellZ - z) & 2047)) * 512 + ((cellY + 128) & 511)

/** What there is to walk on: where a walk begins, a number for each cell, and the steps that lead on from one. */
interface Terrain {
  start: Position
  keyOf(x: number, y: number, z: number): number
  stepsFrom(cell: Position, take: (to: Position) => void): void
}

/** The terrain around a bot, as its own client sees the world: a step up, level, or a fall of up to three blocks. */
function terrainAround(view: SceneView, from: Position, walls: readonly Wall[]): Terrain {
  const keyOf = keyNear(floor(from))
  const solid = new Map(walls.map((wall) => [keyOf(wall.x, wall.y, wall.z), wall.top ?? 1]))
  const isSolid = (x: number, y: number, z: number): boolean =>
    (solid.size > 0 && solid.has(keyOf(x, y, z))) || view.kindAt(x, y, z)?.isSolid !== false
  /** The height of a block's top above the bottom of its cell. */
  const topOf = (x: number, y: number, z: number): number =>
    (solid.size > 0 ? solid.get(keyOf(x, y, z)) : undefined) ?? view.kindAt(x, y, z)?.top ?? 1
  const hasRoom = (x: number, y: number, z: number): boolean => !isSolid(x, y, z) && !isSolid(x, y + 1, z)

  const start = floor(from)
  // Feet on a slab or a path are inside that block's cell.
  if (isSolid(start.x, start.y, start.z)) start.y++
  const stepsFrom = ({ x, y, z }: Position, take: (to: Position) => void): void => {
    const height = isSolid(x, y - 1, z) ? topOf(x, y - 1, z) : 1
    for (const side of AROUND) {
      const to = { x: x + side.x, z: z + side.z }
      if (isSolid(to.x, y, to.z)) {
        const up = y + 1
        const isLow = 1 + topOf(to.x, y, to.z) - height <= MAX_RISE
        if (isLow && hasRoom(to.x, up, to.z) && !isSolid(x, y + 2, z)) take({ ...to, y: up })
        continue
      }
      if (isSolid(to.x, y + 1, to.z)) continue
      for (let drop = 0; drop <= MAX_DROP; drop++) {
        if (!isSolid(to.x, y - drop - 1, to.z)) continue
        // On what is taller than a cell, such as a fence, nobody stands.
        if (topOf(to.x, y - drop - 1, to.z) <= 1) take({ ...to, y: y - drop })
        break
      }
    }
  }
  return { start, keyOf, stepsFrom }
}

/** The cells to which a bot can walk, the nearest on foot first, with the number of steps. */
export function* placesOnFoot(
  view: SceneView,
  from: Position,
  within: (cell: Position) => boolean,
): Generator<{ cell: Position; steps: number }> {
  const { start, keyOf, stepsFrom } = terrainAround(view, from, [])
  const seen = new Set([keyOf(start.x, start.y, start.z)])
  let open = [start]
  for (let steps = 0; open.length > 0; steps++) {
    const next: Position[] = []
    for (const cell of open) {
      yield { cell, steps }
      stepsFrom(cell, (to) => {
        const key = keyOf(to.x, to.y, to.z)
        if (seen.has(key) || !within(to)) return
        seen.add(key)
        next.push(to)
      })
    }
    open = next
  }
}

/**
 * The cells in which a bot could stand, as its own client sees the world: those to which it can walk. The farthest from the
 * start are looked at first, so that a way out is found soon where there is one.
 * @param walls cells that count as solid
 */
export function* standingPlaces(
  view: SceneView,
  from: Position,
  walls: readonly Wall[] = [],
): Generator<Position> {
  const { start, keyOf, stepsFrom } = terrainAround(view, from, walls)
  const away = ({ x, z }: Position) => Math.abs(x - start.x) + Math.abs(z - start.z)
  const seen = new Set([keyOf(start.x, start.y, start.z)])
  /** Cells to explore, by distance from the start. */
  const open: Position[][] = [[start]]
  let farthest = 0
  const push = (cell: Position) => {
    const key = keyOf(cell.x, cell.y, cell.z)
    if (seen.has(key)) return
    seen.add(key)
    const at = away(cell)
    for (let index = open.length; index <= at; index++) open.push([])
    open[at]?.push(cell)
    farthest = Math.max(farthest, at)
  }
  for (;;) {
    while (farthest > 0 && open[farthest]?.length === 0) farthest--
    const cell = open[farthest]?.pop()
    if (cell === undefined) return
    yield cell
    stepsFrom(cell, push)
  }
}

/** Whether a player can leave its place after these cells have become solid. */
export function hasWayOut(view: SceneView, from: Position, walls: readonly Wall[]): boolean {
  const start = floor(from)
  let places = 0
  for (const { x, z } of standingPlaces(view, from, walls)) {
    if (Math.abs(x - start.x) + Math.abs(z - start.z) >= FREE_DISTANCE || ++places > MAX_TRAP_PLACES)
      return true
  }
  return false
}

/** Other players that can leave their places now, but not after these cells have been filled. */
export function walledInBy(view: SceneView, walls: readonly Wall[]): string[] {
  const isNear = ({ x, y, z }: Position) =>
    walls.some((wall) => Math.abs(wall.x - x) + Math.abs(wall.y - y) + Math.abs(wall.z - z) <= FREE_DISTANCE)
  return view
    .players()
    .filter(({ position }) => isNear(position))
    .filter(({ position }) => !hasWayOut(view, position, walls) && hasWayOut(view, position, []))
    .map(({ name }) => name)
}
