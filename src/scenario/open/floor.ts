import { add, type Box, cellKey, inBox, type Position } from '../../core/position.ts'
import type { Leaf } from '../../mcu/predicate/schema.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

/** So far from the agent free cells are looked for (blocks). */
const MAX_FAR = 32
const ONE: readonly Position[] = [{ x: 0, y: 0, z: 0 }]

/** Which cells of an arena's floor are free: neither the set-up nor the plan has put anything there. */
export class Floor {
  readonly #box: Box
  readonly #spawn: Position
  readonly #taken: Set<string>

  constructor({ box, spawn }: Task['arena'], blocks: readonly PlacedBlock[]) {
    this.#box = box
    this.#spawn = spawn
    this.#taken = new Set(blocks.map(({ position }) => cellKey(position)))
  }

  /** Notes that the plan fills a cell. */
  fill(cell: Position): void {
    this.#taken.add(cellKey(cell))
  }

  /** A free cell to stand on, this one or one beside it. */
  near(cell: Position): Position {
    const beside = [0, 1, 2, 3, 4].map((by) => ({ ...cell, x: cell.x + by }))
    return beside.find((one) => this.#isFree(one)) ?? cell
  }

  /**
   * A corner at least so far from where agents begin, around which all these cells are free, and takes it.
   * @param cells relative to the corner
   */
  corner(from = 2, cells: readonly Position[] = ONE): Position {
    const { x, z } = this.#spawn
    const { y } = this.#box.min
    for (let far = from; far < MAX_FAR; far++)
      for (let along = 0; along <= far; along++)
        for (const corner of [
          { x: x - far, y, z: z - along },
          { x: x - along, y, z: z - far },
        ])
          if (cells.every((cell) => this.#isFree(add(corner, cell)))) {
            this.fill(corner)
            return corner
          }
    return this.#spawn
  }

  #isFree(cell: Position): boolean {
    return inBox(this.#box, cell) && !this.#taken.has(cellKey(cell))
  }
}

/** The cells of a shape from its corner on, in building order. */
export function cellsOfShape({ shape, size, length }: Extract<Leaf, { kind: 'standing' }>): Position[] {
  const isFlat = shape === 'any' || shape === 'line' || shape === 'pillar'
  return Array.from({ length: isFlat ? size : size * length }, (_, i) => {
    if (shape === 'pillar') return { x: 0, y: i, z: 0 }
    if (shape === 'wall') return { x: i % length, y: Math.floor(i / length), z: 0 }
    if (shape === 'floor') return { x: i % size, y: 0, z: Math.floor(i / size) }
    return { x: i, y: 0, z: 0 }
  })
}
