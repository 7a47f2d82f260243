import { cellKey, type Position, sameCell } from '../../../core/position.ts'
import { type Goal, isAtGoal } from './goal.ts'
import { MAX_DROP, type Moves } from './moves.ts'
import { Moving } from './moving-table.ts'

/** A closed space around a goal with more cells than this is not looked for. */
const MAX_CELLS = 48

/**
 * Whether no way can lead to a goal, looked at from its end: no cell of it can be stood in, or all lie in a small closed
 * space without the start. False means that only a search can tell. It spares the search from flooding the whole world for
 * a goal that is walled in.
 */
export function isShutIn(goal: Goal, start: Position, moves: Moves): boolean {
  const open = goalCells(goal).filter(
    (cell) => sameCell(cell, start) || moves.canBeIn(cell.x, cell.y, cell.z),
  )
  const seen = new Set(open.map(cellKey))
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (sameCell(cell, start)) return false
    // One can fall into water from any height.
    const isWater = (moves.flagsAt(cell.x, cell.y, cell.z) & Moving.water) !== 0
    if (isWater || seen.size > MAX_CELLS) return false
    for (const before of cellsBefore(cell)) {
      const key = cellKey(before)
      if (seen.has(key)) continue
      if (!sameCell(before, start) && !moves.canBeIn(before.x, before.y, before.z)) continue
      seen.add(key)
      open.push(before)
    }
  }
  return true
}

function goalCells(goal: Goal): Position[] {
  const reach = Math.floor(goal.range)
  const cells: Position[] = []
  for (let x = goal.x - reach; x <= goal.x + reach; x++)
    for (let y = goal.y - reach; y <= goal.y + reach; y++)
      for (let z = goal.z - reach; z <= goal.z + reach; z++)
        if (isAtGoal(goal, { x, y, z })) cells.push({ x, y, z })
  return cells
}

/** The cells from which a step could lead to this one. */
function cellsBefore({ x, y, z }: Position): Position[] {
  const cells: Position[] = []
  for (let dx = -1; dx <= 1; dx++)
    for (let dz = -1; dz <= 1; dz++)
      for (let dy = -1; dy <= MAX_DROP; dy++)
        if (dx !== 0 || dy !== 0 || dz !== 0) cells.push({ x: x + dx, y: y + dy, z: z + dz })
  return cells
}
