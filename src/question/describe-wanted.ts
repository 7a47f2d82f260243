import { cellKey, formatCell } from '../core/position.ts'
import { formatBlock, isAir, parseBlock } from '../game/block.ts'
import { isPlaced } from '../game/placement/finishing.ts'
import type { WantedCell } from '../graph/wanted-cells.ts'
import type { Observation } from '../task/observation.ts'

/** Maximum number of open cells listed; the rest are counted. */
const MAX_LISTED = 60

/**
 * The cells that a subtask fills, in words: those not yet finished, in the order of the plan, each with its
 * block and the block in its place, if any.
 * @param observation what the agent sees of them; without it all are listed
 */
export function describeWanted(
  wanted: readonly WantedCell[],
  observation: Observation | undefined,
): string[] {
  const first = wanted.filter(({ placedWith }) => placedWith === undefined)
  const seen = new Map(observation?.cells.map(({ position, block }) => [cellKey(position), block]))
  const open = first.filter(({ position, block }) => {
    const there = seen.get(cellKey(position))
    return there === undefined || !isPlaced(parseBlock(there), block)
  })
  const done = first.length - open.length
  const listed = open.slice(0, MAX_LISTED).map((cell) => describeCell(cell, seen.get(cellKey(cell.position))))
  const more = open.length - listed.length
  return [
    ...(open.length === 0 ? [] : ['Make these cells as wanted, best in this order:', ...listed]),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(done === 0
      ? []
      : [open.length === 0 ? 'All of its cells are as wanted.' : `Cells that are as wanted: ${done}`]),
  ]
}

function describeCell({ position, block, item }: WantedCell, there: string | undefined): string {
  const from = item === block.name || isAir(block.name) ? '' : ` from the item ${item}`
  const now = there === undefined || isAir(there) ? '' : `, now ${there}`
  const what = isAir(block.name) ? 'to be emptied' : formatBlock(block)
  return `${formatCell(position)} ${what}${from}${now}`
}
