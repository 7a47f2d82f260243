import { cellKey, type Position } from '../../core/position.ts'

/**
 * The cells that agents of an episode are clicking a block into now. Two agents that click into one cell within a tick both
 * place: two slabs become a double slab, two candles stand instead of one.
 */
export class Turns {
  readonly #taken = new Set<string>()

  /** Takes a cell. @returns false when another agent has it */
  take(cell: Position): boolean {
    const key = cellKey(cell)
    if (this.#taken.has(key)) return false
    this.#taken.add(key)
    return true
  }

  leave(cell: Position): void {
    this.#taken.delete(cellKey(cell))
  }
}
