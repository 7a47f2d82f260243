import type { Position } from '../../core/position.ts'
import { keyNear } from './key-near.ts'

/** Number of cells whose ways are kept. */
const MAX_CELLS = 2000

/** A cell of a way out, and the way on from there. */
export interface WayOut {
  readonly cell: Position
  /** The next cell; undefined where the way ends. */
  next: WayOut | undefined
  /** How often blocks of its column had changed when somebody could walk here. */
  readonly changes: number
}

/** The numbers of the columns of cells; only those 65,536 blocks apart share one. */
export const columnOf = ({ x, z }: Position): number => ((x & 0xffff) << 16) | (z & 0xffff)

/**
 * The ways out that an agent has found. A step depends on nothing but the two columns that it leads through, so a way holds as
 * long as no block of its columns changes: whoever comes upon one can follow it instead of searching.
 */
export class KnownWays {
  readonly #changesIn: (x: number, z: number) => number
  readonly #byCell = new Map<number, WayOut>()
  readonly #keyOf = keyNear({ x: 0, y: 0, z: 0 })

  /** @param changesIn how often blocks of a column have changed, or -1 where it is not loaded */
  constructor(changesIn: (x: number, z: number) => number) {
    this.#changesIn = changesIn
  }

  /** The way on from a cell, if one is known that still holds and keeps off these columns. */
  from({ x, y, z }: Position, columns: readonly number[]): WayOut | undefined {
    const key = this.#keyOf(x, y, z)
    const way = this.#byCell.get(key)
    if (way?.next === undefined) return undefined
    const { cell } = way
    if (cell.x !== x || cell.y !== y || cell.z !== z) return undefined
    for (let at: WayOut | undefined = way; at !== undefined; at = at.next) {
      if (this.#changesIn(at.cell.x, at.cell.z) !== at.changes) {
        this.#byCell.delete(key)
        return undefined
      }
      if (columns.includes(columnOf(at.cell))) return undefined
    }
    return way
  }

  /** Notes that one can walk from a cell on along a way. */
  note(cell: Position, next: WayOut | undefined): WayOut {
    const way = { cell, next, changes: this.#changesIn(cell.x, cell.z) }
    if (next === undefined) return way
    if (this.#byCell.size >= MAX_CELLS) this.#byCell.clear()
    this.#byCell.set(this.#keyOf(cell.x, cell.y, cell.z), way)
    return way
  }
}
