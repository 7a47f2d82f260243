import type { Position } from '../../core/position.ts'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import { Moving } from '../motion/search/moving-table.ts'
import type { DigMoves } from './dig-moves.ts'
import type { DigGoal } from './dig-search.ts'

/** A player's reach, minus a margin for its position in its cell (blocks). */
const SURE_REACH = 4.1

/** Approximate time per block of a dug path (s), used to estimate the rest of a path. */
const PACE_S = 0.45

/** To within some distance of a cell (blocks); 0 means the cell itself. */
export function near(cell: Position, range: number): DigGoal {
  return {
    isReached: (x, y, z) => Math.hypot(x - cell.x, y - cell.y, z - cell.z) <= range,
    estimate: (x, y, z) =>
      PACE_S *
      Math.max(0, Math.max(Math.abs(x - cell.x) + Math.abs(z - cell.z), Math.abs(y - cell.y)) - range),
  }
}

/** Near enough to dig a block: with the feet next to or below it, where the drop falls. */
export function besideBlock(cell: Position): DigGoal {
  const reach = (x: number, y: number, z: number) => {
    const [dx, dz] = [Math.abs(x - cell.x), Math.abs(z - cell.z)]
    const rise = cell.y - y
    return dx + dz <= 2 && dx + dz > 0 && rise >= -1 && rise <= 2
  }
  return {
    isReached: reach,
    estimate: (x, y, z) =>
      PACE_S *
      Math.max(0, Math.max(Math.abs(x - cell.x) + Math.abs(z - cell.z) - 2, Math.abs(y - cell.y) - 2)),
  }
}

/** Near enough to dig an exposed block from the ground. */
export function withinReach(cell: Position): DigGoal {
  return {
    isReached: (x, y, z) => Math.hypot(x - cell.x, y + EYE_HEIGHT - 0.5 - cell.y, z - cell.z) <= SURE_REACH,
    estimate: (x, y, z) =>
      PACE_S *
      Math.max(0, Math.max(Math.abs(x - cell.x) + Math.abs(z - cell.z) - 3, Math.abs(y + 1 - cell.y) - 4)),
  }
}

/**
 * The same, but with the head out of the water and, in water, ground underfoot: a swimmer sinks while digging, and digging
 * under water takes 25 times as long (vanilla), until the air runs out.
 */
export const withAir = (moves: DigMoves, goal: DigGoal): DigGoal => ({
  ...goal,
  isReached: (x, y, z) =>
    goal.isReached(x, y, z) && !moves.isUnderWater(x, y, z) && !isAfloat(moves, x, y, z),
})

const isAfloat = (moves: DigMoves, x: number, y: number, z: number): boolean =>
  (moves.flagsAt(x, y, z) & Moving.liquid) !== 0 && !moves.canStand(x, y - 1, z)

/** Anywhere the head is out of the water. */
export const toTheAir = (moves: DigMoves): DigGoal => ({
  isReached: (x, y, z) => {
    const above = moves.flagsAt(x, y + 1, z)
    return (above & Moving.passable) !== 0 && (above & Moving.liquid) === 0
  },
  estimate: () => 0,
})

/** Anywhere at this horizontal distance from a cell. */
export function awayFrom(cell: Position, distance: number): DigGoal {
  const away = (x: number, z: number) => Math.hypot(x - cell.x, z - cell.z)
  return {
    isReached: (x, _y, z) => away(x, z) >= distance,
    estimate: (x, _y, z) => PACE_S * Math.max(0, distance - away(x, z)),
  }
}

/** Anywhere at this height. */
export function atHeight(height: number): DigGoal {
  return {
    isReached: (_x, y) => y === height,
    estimate: (_x, y) => PACE_S * Math.abs(y - height),
  }
}

/** Number of steps after which a place counts as a different one. */
const ELSEWHERE = 2

/** To another place where a step to some side has a floor. */
export const roomBeyond = (moves: DigMoves, from: Position): DigGoal => ({
  isReached: (x, y, z) =>
    Math.abs(x - from.x) + Math.abs(y - from.y) + Math.abs(z - from.z) >= ELSEWHERE &&
    (moves.canStand(x + 1, y - 1, z) ||
      moves.canStand(x - 1, y - 1, z) ||
      moves.canStand(x, y - 1, z + 1) ||
      moves.canStand(x, y - 1, z - 1)),
  estimate: () => 0,
})
