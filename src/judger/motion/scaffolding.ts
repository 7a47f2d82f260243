import { cellKey, type Position } from '../../core/position.ts'

/** The dirt that agents have put into the world for a while: pillars and helper blocks. One for all agents of an episode. */
export class Scaffolding {
  readonly #cells = new Map<string, Position>()

  /** Notes that dirt has been put into a cell. */
  put(cell: Position): void {
    this.#cells.set(cellKey(cell), cell)
  }

  /** Notes that it has been taken away. */
  taken(cell: Position): void {
    this.#cells.delete(cellKey(cell))
  }

  has(cell: Position): boolean {
    return this.#cells.has(cellKey(cell))
  }

  /** Cells whose dirt has not been taken away, highest first. */
  left(): Position[] {
    return [...this.#cells.values()].sort((a, b) => b.y - a.y)
  }
}
