import { add, type Box, cellKey, inBox, type Position } from '../../core/position.ts'
import { spaceOf } from '../../task/arena-ground.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

/** Radius around the spawn within which free cells are searched (blocks). */
const MAX_FAR = 32

/** Which cells of an arena's floor are free: neither the set-up nor the plan has put anything there. */
export class Floor {
  readonly #box: Box
  readonly #spawn: Position
  readonly #taken: Set<string>

  constructor(arena: Task['arena'], blocks: readonly PlacedBlock[]) {
    this.#box = spaceOf(arena)
    this.#spawn = arena.spawn
    this.#taken = new Set(blocks.map(({ position }) => cellKey(position)))
  }

  /** Records that the plan fills a cell. */
  fill(cell: Position): void {
    this.#taken.add(cellKey(cell))
  }

  /** A free cell to stand on, this one or one next to it. */
  near(cell: Position): Position {
    const beside = [0, 1, 2, 3, 4].map((by) => ({ ...cell, x: cell.x + by }))
    return beside.find((one) => this.#isFree(one)) ?? cell
  }

  /**
   * The nearest corner at least `away` blocks from the spawn at which a shape finds all of its cells free; takes it. The
   * spawn if there is none.
   */
  corner(shape: readonly Position[], away: number): Position {
    for (const corner of this.#corners(away)) {
      if (!shape.every((cell) => this.#isFree(add(corner, cell)))) continue
      this.fill(corner)
      return corner
    }
    return this.#spawn
  }

  /** Cells of the floor west and north of the spawn, the nearest first. */
  *#corners(away: number): Iterable<Position> {
    const { x, z } = this.#spawn
    const { y } = this.#box.min
    for (let far = away; far < MAX_FAR; far++)
      for (let along = 0; along <= far; along++) {
        yield { x: x - far, y, z: z - along }
        yield { x: x - along, y, z: z - far }
      }
  }

  #isFree(cell: Position): boolean {
    return inBox(this.#box, cell) && !this.#taken.has(cellKey(cell))
  }
}
