import { add, cellKey, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { isWet } from './finishing.ts'
import { COMPASS, offsetOf } from './options.ts'

/** Water runs so far over level ground (vanilla; blocks). */
const REACH = 7
/** No more cells than these are looked at for one block: a flood in the open is as wide as it is. */
const MAX_CELLS = 400

/**
 * The cells that must be filled before water comes into a cell: what keeps it there, and what it would wash over on its way out
 * of the unfinished building. Other cells with water are not named, so that none waits for the other.
 * @param at the blocks that are wanted
 * @param ground height of the floor
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
    const falls = under.y > ground && at(under) === undefined
    const around = falls && next > 0 ? [under] : [under, ...COMPASS.map((side) => add(cell, offsetOf(side)))]
    for (const other of around) {
      const isUnder = other === under
      if (other.y <= ground || seen.has(cellKey(other))) continue
      const block = at(other)
      if (block !== undefined) {
        if (!isWet(block)) reached.set(cellKey(other), other)
        continue
      }
      if (!isUnder && steps >= REACH) continue
      seen.add(cellKey(other))
      edge.push({ cell: other, steps: isUnder ? 0 : steps + 1 })
    }
  }
  return [...reached.values()]
}
