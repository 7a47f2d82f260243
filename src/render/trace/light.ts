import type { Point } from '../cell.ts'
import type { Solid } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

/** The light of a cell under the open sky. */
export const OPEN_SKY = 0xf0

/**
 * Red, green and blue brightness for each light of a cell (sky in the upper four bits, blocks in the lower
 * four), and one more entry for surfaces that emit light.
 * @param daylight 0 to 1
 * @param gamma the game's brightness setting: 0 (moody) changes nothing, 1 is its brightest, MineStudio plays
 * with 2
 */
export function brightness(daylight: number, gamma = 0): Float64Array {
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
  if (gamma !== 0) for (let i = 0; i < 3 * 256; i++) table[i] = lifted(table[i]!, gamma)
  return table
}

/** A brightness as the game's gamma setting changes it (vanilla `LightTexture`). */
const lifted = (value: number, gamma: number): number =>
  Math.max(0, Math.min(1, value + (1 - (1 - value) ** 4 - value) * gamma))

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

/** How far down the open sky reaches in each column of a box. */
class SkyColumns {
  /** For each column the lowest cell under the open sky, as far as the box has been scanned from above. */
  readonly open: Int32Array
  /** Columns along x. */
  readonly wide: number
  readonly #box: Box
  /** How many columns nothing has closed yet. */
  #stillOpen = 0

  /** @param isOpen whether the sky is open above a column of the box */
  constructor(box: Box, isOpen: (x: number, z: number) => boolean) {
    const [x1, x2] = box.x
    const [z1, z2] = box.z
    this.#box = box
    this.wide = x2 - x1
    this.open = new Int32Array(this.wide * (z2 - z1)).fill(box.y[1])
    for (let z = z1; z < z2; z++)
      for (let x = x1; x < x2; x++)
        if (isOpen(x, z)) {
          this.open[this.row(z) + x - x1] = box.y[0]
          this.#stillOpen++
        }
  }

  /** Whether all columns are open so far. */
  get isOpen(): boolean {
    return this.#stillOpen === this.open.length
  }

  /** The first column of a row. */
  row(z: number): number {
    return (z - this.#box.z[0]) * this.wide
  }

  /** Closes a column from a layer downwards; its entry in `open` is then above the layer and stays there. */
  close(column: number, y: number): void {
    if (this.open[column]! > y) return
    this.open[column] = y + 1
    this.#stillOpen--
  }

  /** The lowest cell under the open sky; the top of the box outside of it. */
  lowest(x: number, z: number): number {
    const { x: across, y, z: along } = this.#box
    const isInside = x >= across[0] && x < across[1] && z >= along[0] && z < along[1]
    return isInside ? this.open[this.row(z) + x - across[0]]! : y[1]
  }

  /** The height in a column at which cells with dark neighbours end, from its lowest cell upwards: only those light others. */
  edge(x: number, z: number): number {
    const highest = Math.max(
      this.lowest(x - 1, z),
      this.lowest(x + 1, z),
      this.lowest(x, z - 1),
      this.lowest(x, z + 1),
      this.lowest(x, z) + 1,
    )
    return Math.min(highest, this.#box.y[1])
  }
}

/** The light of a window, computed as a whole, or again around changes. */
export class Lighting {
  readonly #window: VoxelWindow
  readonly #solidOf: (id: number) => Solid
  /** Effect of the window's numbers on light, and the light that they emit. */
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

  /** Recomputes the light around a box of the world in which blocks have changed. The box includes its highest cells. */
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
    const lamps = this.#fall(box)
    this.#border(box)
    this.#spread(4)
    this.#waiting = 0
    const { cells } = this.#window
    const light = this.#light
    for (const index of lamps) {
      light[index] = (light[index]! & 0xf0) | this.#lamps[cells[index]!]!
      this.#wait(index)
    }
    this.#border(box)
    this.#spread(0)
  }

  /**
   * Lights the cells under the open sky and darkens the others. Returns the cells that glow; those that spread
   * daylight are queued.
   */
  #fall(box: Box): number[] {
    const { size } = this.#window
    const light = this.#light
    const [alongY, alongZ] = [size.x * size.z, size.x]
    const [x1, x2] = box.x
    const [y1, y2] = box.y
    const [z1, z2] = box.z
    const lamps: number[] = []
    const sky = this.#columns(box)
    for (let y = y2 - 1; y >= y1; y--) {
      const isEmpty = this.#window.layers[y] === 0
      for (let z = z1; z < z2; z++) {
        const row = y * alongY + z * alongZ
        if (isEmpty && sky.isOpen) light.fill(REACH << 4, row + x1, row + x2)
        else this.#fallOnRow(y, row + x1, sky.row(z), sky, lamps)
      }
    }
    this.#waiting = 0
    for (let z = z1; z < z2; z++)
      for (let x = x1; x < x2; x++) {
        const end = sky.edge(x, z)
        for (let y = sky.lowest(x, z); y < end; y++) this.#wait(y * alongY + z * alongZ + x)
      }
    return lamps
  }

  /** Which columns of a box are under the open sky at its top. */
  #columns(box: Box): SkyColumns {
    const { size } = this.#window
    const light = this.#light
    const y2 = box.y[1]
    return new SkyColumns(
      box,
      (x, z) => y2 === size.y || light[(y2 * size.z + z) * size.x + x]! >> 4 === REACH,
    )
  }

  /** Daylight falls on a row of cells: `first` in the window, `column` among the columns of the sky. Adds lamps to `lamps`. */
  #fallOnRow(y: number, first: number, column: number, sky: SkyColumns, lamps: number[]): void {
    const { cells } = this.#window
    const light = this.#light
    const { open, wide } = sky
    for (let i = 0; i < wide; i++) {
      const index = first + i
      const id = cells[index]!
      if (id !== 0) {
        const kind = this.#kinds[id] || this.#kind(id)
        if (this.#lamps[id] !== 0) lamps.push(index)
        if (kind !== CLEAR) sky.close(column + i, y)
      }
      light[index] = open[column + i]! <= y ? REACH << 4 : 0
    }
  }

  /** Lets the cells just outside a box light it. */
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

  /** Spreads the light of the waiting cells; it decreases by one level per cell. */
  #spread(shift: number): void {
    const { size } = this.#window
    const light = this.#light
    const alongZ = size.x
    const alongY = size.z * alongZ
    for (let i = 0; i < this.#waiting; i++) {
      const index = this.#wave[i]!
      const level = ((light[index]! >> shift) & 15) - 1
      if (level <= 0) continue
      const x = index % alongZ
      const rest = (index - x) / alongZ
      const z = rest % size.z
      if (x > 0) this.#reach(index - 1, level, shift)
      if (x < size.x - 1) this.#reach(index + 1, level, shift)
      if (z > 0) this.#reach(index - alongZ, level, shift)
      if (z < size.z - 1) this.#reach(index + alongZ, level, shift)
      if (rest >= size.z) this.#reach(index - alongY, level, shift)
      if (rest < size.z * (size.y - 1)) this.#reach(index + alongY, level, shift)
    }
  }

  /** Raises a cell to a level of light, unless it is brighter or lets no light in. */
  #reach(index: number, level: number, shift: number): void {
    const light = this.#light
    const old = light[index]!
    if (((old >> shift) & 15) >= level || this.#kind(this.#window.cells[index]!) === OPAQUE) return
    light[index] = (old & ~(15 << shift)) | (level << shift)
    this.#wait(index)
  }
}
