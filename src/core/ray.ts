import type { Position } from './position.ts'

/** A point where a ray meets a box. */
export interface RayHit {
  /** Distance along the ray (blocks). */
  readonly distance: number
  /** The side that it meets, as the protocol numbers them: bottom, top, north, south, west, east. */
  readonly face: number
}

const AXES = ['x', 'y', 'z'] as const
/** The sides that a ray can meet on each axis: travelling up the axis, and down. */
const ENTERED: readonly (readonly [up: number, down: number])[] = [
  [4, 5],
  [0, 1],
  [2, 3],
]

/**
 * The entry point of a ray into a box; undefined if it misses. A ray that starts inside meets it at distance 0, at the side
 * behind it.
 * @param direction a vector of length 1
 * @param box lowest x, y, z, then highest, from `origin` (blocks)
 */
export function rayBox(
  from: Position,
  direction: Position,
  box: readonly number[],
  origin: Position,
): RayHit | undefined {
  let near = Number.NEGATIVE_INFINITY
  let far = Number.POSITIVE_INFINITY
  let face = 1
  for (const [i, axis] of AXES.entries()) {
    const low = origin[axis] + (box[i] ?? 0) - from[axis]
    const high = origin[axis] + (box[i + 3] ?? 0) - from[axis]
    const speed = direction[axis]
    const [enter, leave] = crossing(low, high, speed)
    if (enter > near) {
      near = enter
      face = ENTERED[i]?.[speed > 0 ? 0 : 1] ?? face
    }
    far = Math.min(far, leave)
  }
  return near > far || far < 0 ? undefined : { distance: Math.max(0, near), face }
}

/**
 * The distances at which a ray passes two planes of an axis; a ray that is parallel to them lies either always or never between
 * them.
 */
function crossing(low: number, high: number, speed: number): readonly [enter: number, leave: number] {
  if (speed > 0) return [low / speed, high / speed]
  if (speed < 0) return [high / speed, low / speed]
  const isBetween = low <= 0 && high >= 0
  return isBetween
    ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
}

/**
 * The cells along a ray, nearest first, as far as it reaches.
 * @param direction a vector of length 1
 */
export function* cellsAlong(from: Position, direction: Position, reach: number): Generator<Position> {
  const cell = { x: Math.floor(from.x), y: Math.floor(from.y), z: Math.floor(from.z) }
  for (;;) {
    yield { ...cell }
    let next: (typeof AXES)[number] = 'x'
    let nearest = Number.POSITIVE_INFINITY
    for (const axis of AXES) {
      const speed = direction[axis]
      if (speed === 0) continue
      const exit = (cell[axis] + (speed > 0 ? 1 : 0) - from[axis]) / speed
      if (exit < nearest) {
        nearest = exit
        next = axis
      }
    }
    if (nearest > reach) return
    cell[next] += Math.sign(direction[next])
  }
}

/** A cell that a ray meets, its boxes, and where the ray enters the first of them. */
export interface CellHit<Box extends readonly number[] = readonly number[]> {
  readonly cell: Position
  readonly boxes: readonly Box[]
  readonly hit: RayHit
}

/**
 * The first cell with a box that a ray meets within its reach; undefined if there is none.
 * @param direction a vector of length 1
 * @param boxesAt the boxes in a cell, as `rayBox` takes them
 */
export function firstCellHit<Box extends readonly number[]>(
  from: Position,
  direction: Position,
  reach: number,
  boxesAt: (cell: Position) => readonly Box[],
): CellHit<Box> | undefined {
  for (const cell of cellsAlong(from, direction, reach)) {
    const boxes = boxesAt(cell)
    let first: RayHit | undefined
    for (const box of boxes) {
      const hit = rayBox(from, direction, box, cell)
      if (hit !== undefined && (first === undefined || hit.distance < first.distance)) first = hit
    }
    if (first !== undefined) return first.distance > reach ? undefined : { cell, boxes, hit: first }
  }
  return undefined
}
