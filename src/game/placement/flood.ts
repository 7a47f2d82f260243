import { add, cellKey, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { isWet } from './finishing.ts'
import { COMPASS, offsetOf } from './options.ts'

/** How far water runs over level ground (vanilla; blocks). */
const REACH = 7
/** Maximum number of cells searched per block: in the open, a flood has no edge. */
const MAX_CELLS = 400

/**
 * The cells that must be filled before water is poured into a cell: those that keep it there, and those that it would wash away
 * when flowing out of the unfinished building. Other cells with water are not listed, so that two such cells never wait for each
 * other. @param at the required blocks @param ground height of the floor
 */
export function floodedFrom(
  source: Position,
  at: (cell: Position) => BlockSpec | undefined,
  ground: number,
): Position[] {
  const reached = new Map<string, Position>()
  const seen = new Set([cellKey(source)])
  const edge = [{ cell: source, steps: 0 }]
  for (let next = 0; next < edge.length && edge.length < MAX_CELLS; next++) {
    const { cell, steps } = edge[next] as (typeof edge)[number]
    const under = add(cell, offsetOf('down'))
    const falls = next > 0 && under.y > ground && at(under) === undefined
    for (const other of outlets(cell, falls).filter((one) => one.y > ground && !seen.has(cellKey(one)))) {
      const block = at(other)
      const after = other.y < cell.y ? 0 : steps + 1
      if (isObstacle(block)) reached.set(cellKey(other), other)
      if (block !== undefined || after > REACH) continue
      seen.add(cellKey(other))
      edge.push({ cell: other, steps: after })
    }
  }
  return [...reached.values()]
}

/** Cells into which water flows from a cell: while it falls, only the one below. */
function outlets(cell: Position, falls: boolean): Position[] {
  const sides = falls ? [] : COMPASS
  return ['down' as const, ...sides].map((side) => add(cell, offsetOf(side)))
}

/** Whether a required block would stop water or be washed away. */
const isObstacle = (block: BlockSpec | undefined): boolean => block !== undefined && !isWet(block)
