import { add, type Position } from '../../core/position.ts'
import { cellsOf, type Operation } from './operation.ts'

/** Maximum number of cells in one `fill`, as in the game. */
const FILL_LIMIT = 32_768

/** A cell that a set-up fills; `air` if it removes a block. */
export interface TouchedCell extends Position {
  readonly block: string
  /** Only this block is replaced. */
  readonly only?: string
}

/** Every cell that a set-up changes around an agent, in order; later changes of a cell come later. */
export function touchedBy(operations: readonly Operation[], agent: Position): TouchedCell[] {
  const touched: TouchedCell[] = []
  let origin = agent
  for (const operation of operations) {
    if (operation.kind === 'tp') origin = add(origin, operation.to)
    if (operation.kind === 'setblock') touched.push({ ...add(origin, operation.at), block: operation.block })
    if (operation.kind !== 'fill' || volume(operation.from, operation.to) > FILL_LIMIT) continue
    const { block, only } = operation
    for (const cell of cellsOf(operation.from, operation.to))
      touched.push({ ...add(origin, cell), block, ...(only === undefined ? {} : { only }) })
  }
  return touched
}

/** The position of an agent's feet after a set-up has moved it. */
export const feetAfter = (operations: readonly Operation[], start: Position): Position =>
  operations.reduce((at, operation) => (operation.kind === 'tp' ? add(at, operation.to) : at), start)

/** Cells of a box. */
const volume = (from: Position, to: Position): number =>
  (Math.abs(to.x - from.x) + 1) * (Math.abs(to.y - from.y) + 1) * (Math.abs(to.z - from.z) + 1)
