import type { Point } from '../cell.ts'
import type { Solid } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

/** The light of a cell under the open sky. */
export const OPEN_SKY = 0xf0

/**
 * Red, green and blue brightness for each light of a cell (sky in the upper four bits, blocks in the lower four), and
 * one more entry for what shines by itself. `daylight` 0 to 1.
 */
export function brightness(daylight: number): Float64Array {
  const table = new Float64Array(3 * 257).fill(1)
  // each level is a little less than the one above, as in the game
  const curve = (level: number): number => level / (4 - 3 * level)
  for (let light = 0; light < 256; light++) {
    const sky = curve(light >> 4 === 15 ? 1 : (light >> 4) / 15) * daylight
    const block = curve((light & 15) / 15)
    const floor = 0.06
    const white = Math.max(sky, block)
    table[3 * light] = Math.min(1, floor + (1 - floor) * Math.max(block, sky * (0.82 + 0.18 * daylight)))
    table[3 * light + 1] = Math.min(
      1,
      floor + (1 - floor) * Math.max(block * 0.92, sky * (0.86 + 0.14 * daylight)),
    )
    table[3 * light + 2] = Math.min(1, floor + (1 - floor) * Math.max(block * 0.8, sky, white * 0.7))
  }
  return table
}

/** Fills in the light of a window: from the sky downwards, from glowing blocks around them. */
export const shineOn = (window: VoxelWindow, solidOf: (id: number) => Solid): void =>
  new Lighting(window, solidOf).all()

/** How far light reaches, in blocks. */
const REACH = 15
const [UNKNOWN, CLEAR, OPAQUE, DIM] = [0, 1, 2, 3]

/** A box of cells counted from the window's corner; the upper ends are outside. */
interface Box {
  x: [number, number]
  y: [number, number]
  z: [number, number]
}

/** The light of a window, which it computes as a whole, or anew around what has changed. */
export class Lighting {
  readonly #window: VoxelWindow
  readonly #solidOf: (id: number) => Solid
  /** What the numbers in the window do to light, and the light that they give. */
  readonly #kinds = new Uint8Array(65_536)
  readonly #lamps = new Uint8Array(65_536)
  #light: Uint8Array = new Uint8Array(0)
  #wave = new Int32Array(4096)
  #waiting = 0

  constructor(window: VoxelWindow, solidOf: (id: number) => Solid) {
    this.#window = window
    this.#solidOf = solidOf
  }

  /** Computes the light of all cells. */
  all(): void {
    const { size, cells } = this.#window
    this.#light = this.#window.light ?? new Uint8Array(cells.length)
    this.#window.light = this.#light
    this.#compute({ x: [0, size.x], y: [0, size.y], z: [0, size.z] })
  }

  /** Computes the light again around a box of the world in which blocks have changed. Its highest cells are part of it. */
  around(low: Point, high: Point): void {
    const { min, size } = this.#window
    const ends = (axis: 'x' | 'z'): [number, number] => [
      Math.max(0, low[axis] - min[axis] - REACH),
      Math.min(size[axis], high[axis] - min[axis] + REACH + 1),
    ]
    // daylight falls down to the ground
    const box: Box = { x: ends('x'), y: [0, Math.min(size.y, high.y - min.y + REACH + 1)], z: ends('z') }
    if (box.x[0] < box.x[1] && box.z[0] < box.z[1] && box.y[1] > 0) this.#compute(box)
  }

  #kind(id: number): number {
    if (id === 0) return CLEAR
    const known = this.#kinds[id]!
    if (known !== UNKNOWN) return known
    const solid = this.#solidOf(id)
    this.#lamps[id] = solid.light
    this.#kinds[id] = solid.opaque ? OPAQUE : solid.liquid > 0 ? DIM : CLEAR
    return this.#kinds[id]!
  }

  #compute(box: Box): void {
    const { size, cells } = this.#window
    const light = this.#light
    const [alongY, alongZ] = [size.x * size.z, size.x]
    const [x1, x2] = box.x
    const [y1, y2] = box.y
    const [z1, z2] = box.z
    const lamps: number[] = []
    /** For each column of the box the lowest cell under the open sky. */
    const wide = x2 - x1
    const open = new Int32Array(wide * (z2 - z1))
    let stillOpen = 0
    for (let z = z1; z < z2; z++)
      for (let x = x1; x < x2; x++) {
        const isOpen = y2 === size.y || light[y2 * alongY + z * alongZ + x]! >> 4 === REACH
        open[(z - z1) * wide + x - x1] = isOpen ? y1 : y2
        if (isOpen) stillOpen++
      }
    // what is dark from some layer on stays so: its place in `open` is then above the layer
    for (let y = y2 - 1; y >= y1; y--) {
      const isEmpty = this.#window.layers[y] === 0
      for (let z = z1; z < z2; z++) {
        const row = y * alongY + z * alongZ
        if (isEmpty && stillOpen === open.length) {
          light.fill(REACH << 4, row + x1, row + x2)
          continue
        }
        let column = (z - z1) * wide
        for (let index = row + x1; index < row + x2; index++, column++) {
          const id = cells[index]!
          light[index] = 0
          if (id !== 0) {
            const kind = this.#kinds[id] || this.#kind(id)
            if (this.#lamps[id] !== 0) lamps.push(index)
            if (kind !== CLEAR && open[column]! <= y) {
              open[column] = y + 1
              stillOpen--
            }
          }
          if (open[column]! <= y) light[index] = REACH << 4
        }
      }
    }
    this.#waiting = 0
    // under the open sky only those cells light others that have neighbours which are not
    for (let z = z1; z < z2; z++)
      for (let x = x1; x < x2; x++) {
        const own = open[(z - z1) * wide + x - x1]!
        const lowest = (dx: number, dz: number): number => {
          const [i, k] = [x + dx - x1, z + dz - z1]
          return i < 0 || k < 0 || i >= wide || k >= z2 - z1 ? y2 : open[k * wide + i]!
        }
        const highest = Math.max(lowest(-1, 0), lowest(1, 0), lowest(0, -1), lowest(0, 1), own + 1)
        for (let y = own; y < Math.min(highest, y2); y++) this.#wait(y * alongY + z * alongZ + x)
      }
    this.#border(box)
    this.#spread(4)
    this.#waiting = 0
    for (const index of lamps) {
      light[index] = (light[index]! & 0xf0) | this.#lamps[cells[index]!]!
      this.#wait(index)
    }
    this.#border(box)
    this.#spread(0)
  }

  /** The cells just outside of a box light it. */
  #border({ x: [x1, x2], y: [y1, y2], z: [z1, z2] }: Box): void {
    const { size } = this.#window
    const at = (x: number, y: number, z: number): void => {
      if (x >= 0 && y >= 0 && z >= 0 && x < size.x && y < size.y && z < size.z)
        this.#wait((y * size.z + z) * size.x + x)
    }
    for (let y = y1; y < y2; y++) {
      for (let z = z1; z < z2; z++) {
        at(x1 - 1, y, z)
        at(x2, y, z)
      }
      for (let x = x1; x < x2; x++) {
        at(x, y, z1 - 1)
        at(x, y, z2)
      }
    }
    for (let z = z1; z < z2; z++) for (let x = x1; x < x2; x++) at(x, y2, z)
  }

  #wait(index: number): void {
    if (this.#waiting === this.#wave.length) {
      const longer = new Int32Array(2 * this.#waiting)
      longer.set(this.#wave)
      this.#wave = longer
    }
    this.#wave[this.#waiting++] = index
  }

  /** Spreads the light of the cells that wait, which loses a level from cell to cell. */
  #spread(shift: number): void {
    const light = this.#light
    for (let i = 0; i < this.#waiting; i++) {
      const index = this.#wave[i]!
      const level = ((light[index]! >> shift) & 15) - 1
      if (level > 0) this.#reachAround(shift, index, level)
    }
  }

  /** Gives a level of light to the cells beside one. */
  #reachAround(shift: number, index: number, level: number): void {
    const { size } = this.#window
    const [alongY, alongZ] = [size.x * size.z, size.x]
    const x = index % alongZ
    const rest = (index - x) / alongZ
    const z = rest % size.z
    if (x > 0) this.#reach(shift, index - 1, level)
    if (x < size.x - 1) this.#reach(shift, index + 1, level)
    if (z > 0) this.#reach(shift, index - alongZ, level)
    if (z < size.z - 1) this.#reach(shift, index + alongZ, level)
    if (rest >= size.z) this.#reach(shift, index - alongY, level)
    if (rest < size.z * (size.y - 1)) this.#reach(shift, index + alongY, level)
  }

  /** Gives a cell a level of light, unless it has as much or lets none in. */
  #reach(shift: number, cell: number, level: number): void {
    const light = this.#light
    const isDarker = ((light[cell]! >> shift) & 15) < level
    if (!isDarker || this.#kind(this.#window.cells[cell]!) === OPAQUE) return
    light[cell] = (light[cell]! & (shift === 4 ? 0x0f : 0xf0)) | (level << shift)
    this.#wait(cell)
  }
}
