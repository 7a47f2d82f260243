import type { Point } from '../cell.ts'

/** Edges, as powers of two, of the cubes whose emptiness is known at once. */
const SMALL = 2
const LARGE = 4

/**
 * A dense box of blocks, with a number for each cell: 0 is air, and the user defines the others (ids of states,
 * or indices in a list). Counts for cubes of 4³ and 16³ cells let rays skip empty ones.
 */
export class VoxelWindow {
  /** The lowest corner. */
  readonly min: Point
  /** Edges in blocks, multiples of 16. */
  readonly size: Point
  readonly cells: Uint16Array
  /** Cells that are not air, per cube of 4³. */
  readonly small: Uint8Array
  /** Cells that are not air, per cube of 16³. */
  readonly large: Uint16Array
  /** Cells that are not air, per layer. */
  readonly layers: Int32Array
  /**
   * Light in each cell: of the sky in the upper four bits, of blocks in the lower four. Without it everything
   * is under the open sky.
   */
  light: Uint8Array | undefined
  /** The climate of each column, by its place in the list of climates that the tracer is given. */
  climates: Uint8Array | undefined

  /** @param size edges in blocks; rounded up to multiples of 16 */
  constructor(min: Point, size: Point) {
    const whole = (edge: number): number => Math.max(16, Math.ceil(edge / 16) * 16)
    this.min = { x: Math.floor(min.x), y: Math.floor(min.y), z: Math.floor(min.z) }
    this.size = { x: whole(size.x), y: whole(size.y), z: whole(size.z) }
    const count = this.size.x * this.size.y * this.size.z
    this.cells = new Uint16Array(count)
    this.small = new Uint8Array(count >> (3 * SMALL))
    this.large = new Uint16Array(count >> (3 * LARGE))
    this.layers = new Int32Array(this.size.y)
  }

  /** The place of a cell in `cells`, or -1 outside. */
  indexOf(x: number, y: number, z: number): number {
    const [i, j, k] = [x - this.min.x, y - this.min.y, z - this.min.z]
    const { size } = this
    if (i < 0 || j < 0 || k < 0 || i >= size.x || j >= size.y || k >= size.z) return -1
    return (j * size.z + k) * size.x + i
  }

  /** Empties the window and puts its lowest corner elsewhere. */
  moveTo(min: Point): void {
    Object.assign(this.min, { x: Math.floor(min.x), y: Math.floor(min.y), z: Math.floor(min.z) })
    for (const counts of [this.cells, this.small, this.large, this.layers, this.light, this.climates])
      counts?.fill(0)
  }

  /**
   * Puts 16 × 16 × 16 cells (by y, z, x) into the window at once; these must be air before. Its corner, like
   * the window's, lies on a multiple of 16.
   */
  setSection(x: number, y: number, z: number, cells: Uint16Array): void {
    const corner = this.indexOf(x, y, z)
    if (corner < 0) return
    const { size } = this
    let filled = 0
    for (let row = 0; row < 256; row++) {
      const to = corner + ((row >> 4) * size.z + (row & 15)) * size.x
      const small = this.#cube(x, y + (row >> 4), z + (row & 15), SMALL)
      let inRow = 0
      for (let i = 0; i < 16; i++) {
        const id = cells[16 * row + i]!
        if (id === 0) continue
        this.cells[to + i] = id
        this.small[small + (i >> SMALL)]!++
        inRow++
      }
      this.layers[y - this.min.y + (row >> 4)]! += inRow
      filled += inRow
    }
    const large = this.#cube(x, y, z, LARGE)
    this.large[large] = this.large[large]! + filled
  }

  /** The block in a cell; air outside the window. */
  get(x: number, y: number, z: number): number {
    return this.cells[this.indexOf(x, y, z)] ?? 0
  }

  /** Outside of the window nothing happens. */
  set(x: number, y: number, z: number, id: number): void {
    const index = this.indexOf(x, y, z)
    if (index < 0) return
    const old = this.cells[index]!
    this.cells[index] = id
    const change = Number(id !== 0) - Number(old !== 0)
    if (change === 0) return
    const small = this.#cube(x, y, z, SMALL)
    const large = this.#cube(x, y, z, LARGE)
    this.small[small] = this.small[small]! + change
    this.large[large] = this.large[large]! + change
    this.layers[y - this.min.y] = this.layers[y - this.min.y]! + change
  }

  #cube(x: number, y: number, z: number, power: number): number {
    const { min, size } = this
    const [i, j, k] = [(x - min.x) >> power, (y - min.y) >> power, (z - min.z) >> power]
    return (j * (size.z >> power) + k) * (size.x >> power) + i
  }
}
