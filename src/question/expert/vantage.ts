import { type Box, boundingBox, cellKey, center, floor, type Position } from '../../core/position.ts'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import { isFreelyPlaced } from '../../game/placement/free-order.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { AT_HAND } from './cell-order.ts'

/** Walking distance that one more cell within reach is worth (blocks): a share of another walk. */
const WORTH = 0.6
/** Walking distance that each block of slack is worth (blocks), since obstacles on the path are unknown. */
const WORTH_OF_ROOM = 0.5
/** Minimum number of reachable cells that makes a place worth a walk; for fewer, the placing action walks by itself. */
const WORTH_A_WALK = 5
/** How many places are compared, and how far around the cells they lie (blocks). */
const MAX_PLACES = 150
const AROUND = 2

/** A good place to stand: within a range of a cell (blocks). */
export interface Vantage {
  cell: Position
  range: number
}

/**
 * The place that reaches most of these cells, not too far away; undefined if no place reaches several. Directed
 * blocks do not count: they need individual places.
 * @param beside cells around them that are or will be filled by others
 */
export function vantageFor(
  open: readonly WantedCell[],
  here: Position,
  beside: readonly Position[] = [],
): Vantage | undefined {
  const cells = open.flatMap(({ position, block }) => (isFreelyPlaced(block) ? [position] : []))
  let best: { vantage: Vantage; value: number } | undefined
  for (const { cell, isFilled } of placesAround(cells, new Set(beside.map(cellKey)), here)) {
    const least = isFilled ? 0 : 1
    const room = cells
      .map((position) => reachOf(position, cell.y) - Math.hypot(position.x - cell.x, position.z - cell.z))
      .filter((rest) => rest >= least)
    if (room.length < WORTH_A_WALK) continue
    const range = isFilled ? 0 : Math.floor(Math.min(...room))
    const { x, z } = center(cell)
    const way = Math.max(0, Math.hypot(x - here.x, z - here.z) - range)
    const value = WORTH * room.length + WORTH_OF_ROOM * range - way
    if (best === undefined || value > best.value) best = { vantage: { cell, range }, value }
  }
  return best?.vantage
}

/** The horizontal distance from which an agent at this height reaches a cell (blocks). */
function reachOf({ y }: Position, feet: number): number {
  const rise = Math.abs(y + 0.5 - feet - EYE_HEIGHT)
  return Math.sqrt(Math.max(0, AT_HAND ** 2 - rise ** 2))
}

/**
 * Places in and around these cells in which an agent may stand: on the ground or on blocks of the blueprint, not in cells that
 * are or will be filled; also on a floor that these cells will cover, if there is no wall.
 */
function* placesAround(
  cells: readonly Position[],
  beside: ReadonlySet<string>,
  here: Position,
): Generator<{ cell: Position; isFilled: boolean }> {
  const box = boundingBox(cells)
  if (box === undefined) return
  const wanted = new Set(cells.map(cellKey))
  const isBeside = (cell: Position, rise: number) => beside.has(cellKey({ ...cell, y: cell.y + rise }))
  const isWanted = (cell: Position, rise: number) => wanted.has(cellKey({ ...cell, y: cell.y + rise }))
  const isFree = (cell: Position, rise: number) => !isBeside(cell, rise) && !isWanted(cell, rise)
  const own = floor(here)
  const ground = isBeside(own, -1) || isWanted(own, -1) ? own.y - 1 : own.y
  const isFloor = cells.some(({ y }) => y === ground)
  for (const foot of gridAround(box, ground)) {
    // Next to an unfinished floor, cells that others will cover may still be open: the teammate that fills them asks an agent
    // standing there to step aside.
    if (isFloor && isBeside(foot, 0)) continue
    const isFilled = isWanted(foot, 0)
    const cell = isBeside(foot, 0) ? { ...foot, y: ground + 1 } : foot
    if ((isFilled || isFree(cell, 0)) && isFree(cell, 1)) yield { cell, isFilled }
  }
}

/** Cells at a height in and around a box, at most about MAX_PLACES of them. */
function* gridAround({ min, max }: Box, y: number): Generator<Position> {
  const stride = Math.ceil(Math.sqrt(((max.x - min.x + 5) * (max.z - min.z + 5)) / MAX_PLACES))
  for (let x = min.x - AROUND; x <= max.x + AROUND; x += stride)
    for (let z = min.z - AROUND; z <= max.z + AROUND; z += stride) yield { x, y, z }
}
