import { cellKey, type Position } from '../../core/position.ts'

/**
 * Values of a few cells that are close together, such as those of a pillar. Made for searches over thousands of cells: cells
 * outside the bounding box are ruled out by comparing numbers.
 */
export class CellMap<T> {
  readonly #values = new Map<string, T>()
  #minX = Number.POSITIVE_INFINITY
  #minY = Number.POSITIVE_INFINITY
  #minZ = Number.POSITIVE_INFINITY
  #maxX = Number.NEGATIVE_INFINITY
  #maxY = Number.NEGATIVE_INFINITY
  #maxZ = Number.NEGATIVE_INFINITY

  set(cell: Position, value: T): void {
    this.#values.set(cellKey(cell), value)
    this.#minX = Math.min(this.#minX, cell.x)
    this.#minY = Math.min(this.#minY, cell.y)
    this.#minZ = Math.min(this.#minZ, cell.z)
    this.#maxX = Math.max(this.#maxX, cell.x)
    this.#maxY = Math.max(this.#maxY, cell.y)
    this.#maxZ = Math.max(this.#maxZ, cell.z)
  }

  get(x: number, y: number, z: number): T | undefined {
    if (x < this.#minX || x > this.#maxX || z < this.#minZ || z > this.#maxZ) return undefined
    if (y < this.#minY || y > this.#maxY) return undefined
    return this.#values.get(`${x},${y},${z}`)
  }
}
