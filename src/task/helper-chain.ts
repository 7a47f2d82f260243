import { add, cellKey, type Position } from '../core/position.ts'
import { isSpoiledBelow, isSpoiledBeside } from '../game/placement/holding.ts'
import { offsetOf, SIDES } from '../game/placement/placement-options.ts'

/** The facts about cells that a search for helper blocks needs. */
export interface HelperCells {
  /** Whether dirt can stand in a cell temporarily without damaging anything. */
  isFree(cell: Position): boolean
  /** Whether a block can be placed against the content of a cell. */
  isSolid(cell: Position): boolean
}

/** Maximum length of a chain of helper blocks: all must be within reach of one place (blocks). */
export const MAX_HELPERS = 4

/**
 * The shortest chain of helper blocks that ends in a cell: the first is placed against something solid, each of the others
 * against the one before it. A helper block provides the neighbour against which a block must be placed, and is dug again
 * afterwards.
 * @returns the cells in placing order, and the block against which the first is placed; undefined if every chain is longer than
 * `max`
 */
export function helperChain(
  end: Position,
  { isFree, isSolid }: HelperCells,
  max = MAX_HELPERS,
): { cells: Position[]; leansOn: Position } | undefined {
  if (max < 1 || !isFree(end)) return undefined
  const seen = new Set([cellKey(end)])
  let chains: Position[][] = [[end]]
  /** The free cells next to the start of a chain not yet reached by any chain. */
  const reach = (around: readonly Position[]): Position[] =>
    around.filter((cell) => {
      if (seen.has(cellKey(cell)) || !isFree(cell)) return false
      seen.add(cellKey(cell))
      return true
    })
  for (let length = 1; length <= max; length++) {
    const longer: Position[][] = []
    for (const cells of chains) {
      const around = SIDES.map((side) => add(cells[0] as Position, offsetOf(side)))
      const leansOn = around.find((cell) => !seen.has(cellKey(cell)) && isSolid(cell))
      if (leansOn !== undefined) return { cells, leansOn }
      for (const cell of reach(around)) longer.push([cell, ...cells])
    }
    chains = longer
  }
  return undefined
}

/** Whether dirt in a cell does not spoil anything below or next to it. */
export function isHarmless(cell: Position, nameAt: (cell: Position) => string | undefined): boolean {
  if (isSpoiledBelow(nameAt({ ...cell, y: cell.y - 1 }) ?? '')) return false
  return !SIDES.some(
    (side) => offsetOf(side).y === 0 && isSpoiledBeside(nameAt(add(cell, offsetOf(side))) ?? ''),
  )
}
