import type { Position } from '../../../core/position.ts'

/** A cell to walk to, or to within a range of. */
export interface Goal extends Position {
  /** Maximum distance from the cell at which a walk ends (blocks); 0 means the cell itself. */
  readonly range: number
}

/** The goal of standing in exactly this cell. */
export const goalCell = ({ x, y, z }: Position): Goal => ({
  x: Math.floor(x),
  y: Math.floor(y),
  z: Math.floor(z),
  range: 0,
})

/** The goal of standing within a range of this cell (blocks). */
export const goalNear = (cell: Position, range: number): Goal => ({ ...goalCell(cell), range })

/** Whether a cell fulfils a goal. */
export function isAtGoal(goal: Goal, { x, y, z }: Position): boolean {
  const [dx, dy, dz] = [goal.x - x, goal.y - y, goal.z - z]
  return dx * dx + dy * dy + dz * dz <= goal.range * goal.range
}

/** Lower bound on the cost from a cell to the centre of a goal (in the costs of `Moves`). */
export function estimate(goal: Goal, x: number, y: number, z: number): number {
  const [dx, dz] = [Math.abs(goal.x - x), Math.abs(goal.z - z)]
  return Math.abs(dx - dz) + Math.min(dx, dz) * Math.SQRT2 + Math.abs(goal.y - y)
}
