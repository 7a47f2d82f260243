import type { VoxelWindow } from './voxel-window.ts'

/** Indices of the ray's data in `Ray.numbers`. */
const ORIGIN = 0
export const DIRECTION = 3
const INVERSE = 6
/** Distance that the ray has travelled, in blocks. */
export const TRAVELLED = 9
/** Distance to the next cell along each axis. */
export const NEXT = 10
const END = 13

/** A direction of exactly zero would cause a division by zero. */
const TINY = 1e-12
const notZero = (along: number): number => (along === 0 ? TINY : along)

/** The end of a range towards which a ray with this direction along its axis travels. */
const ahead = (along: number, low: number, high: number): number => (along > 0 ? high : low)

/** The faces by which a ray enters a cell, by axis: towards lower coordinates, and towards higher ones. */
const BACKWARD = Int32Array.of(5, 1, 3)
const FORWARD = Int32Array.of(4, 0, 2)

/** The face through which a ray enters something across an axis. `along`: its direction on that axis. */
export const entered = (axis: number, along: number): number => (along > 0 ? FORWARD[axis]! : BACKWARD[axis]!)

/**
 * A ray through a window of voxels, from cell to cell (Amanatides and Woo, "A fast voxel traversal algorithm", 1987), with jumps
 * over empty cubes. Its state is in typed arrays, since the engine compiles that best. No branch of it may be rare in
 * the first frames: one that the engine has not seen when it compiles makes the loop four times slower for good.
 */
export class Ray {
  /** Origin and direction (of length 1) in the world. */
  readonly line = new Float64Array(6)
  /** After the start: the same, with the origin counted from the window's corner, and the distance travelled. */
  readonly numbers = new Float64Array(14)
  /** The cell, counted from the window's corner, and the face through which it was entered (-1: it starts inside). */
  readonly cell = new Int32Array(4)
  readonly #window: VoxelWindow
  /** The lowest layer of the window that contains anything, and the first layer above everything. */
  #floor = 0
  #ceiling = 0

  constructor(window: VoxelWindow) {
    this.#window = window
  }

  /** Finds the occupied layers; call it when the window has changed. Rays skip everything above and below. */
  look(): void {
    const { layers, size } = this.#window
    this.#floor = 0
    this.#ceiling = size.y
    while (this.#ceiling > 0 && layers[this.#ceiling - 1] === 0) this.#ceiling--
    while (this.#floor < this.#ceiling && layers[this.#floor] === 0) this.#floor++
  }

  /** Whether the window is empty. */
  get isBare(): boolean {
    return this.#ceiling === 0
  }

  /** Distance to the end of the current cell. */
  get exit(): number {
    const f = this.numbers
    return Math.min(f[NEXT]!, f[NEXT + 1]!, f[NEXT + 2]!)
  }

  /** Sets out along `line`. False if the ray does not meet the window before `end`. */
  start(end: number): boolean {
    const { min, size } = this.#window
    const { line, numbers: f, cell } = this
    const x0 = line[ORIGIN]! - min.x
    const y0 = line[ORIGIN + 1]! - min.y
    const z0 = line[ORIGIN + 2]! - min.z
    const vx = notZero(line[DIRECTION]!)
    const vy = notZero(line[DIRECTION + 1]!)
    const vz = notZero(line[DIRECTION + 2]!)
    const ix = 1 / vx
    const iy = 1 / vy
    const iz = 1 / vz
    const floor = this.#floor
    const ceiling = this.#ceiling
    f[0] = x0
    f[1] = y0
    f[2] = z0
    f[3] = vx
    f[4] = vy
    f[5] = vz
    f[6] = ix
    f[7] = iy
    f[8] = iz
    f[TRAVELLED] = 0
    cell[3] = -1
    if (x0 < 0 || y0 < floor || z0 < 0 || x0 > size.x || y0 > ceiling || z0 > size.z) this.#enter()
    const last = Math.min(
      end,
      (ahead(vx, 0, size.x) - x0) * ix,
      (ahead(vy, floor, ceiling) - y0) * iy,
      (ahead(vz, 0, size.z) - z0) * iz,
    )
    if (f[TRAVELLED]! >= last) return false
    f[END] = last
    const inside = f[TRAVELLED]! + 1e-9
    const x = Math.min(size.x - 1, Math.max(0, (x0 + vx * inside) | 0))
    const y = Math.min(ceiling - 1, Math.max(floor, (y0 + vy * inside) | 0))
    const z = Math.min(size.z - 1, Math.max(0, (z0 + vz * inside) | 0))
    f[10] = (ahead(vx, x, x + 1) - x0) * ix
    f[11] = (ahead(vy, y, y + 1) - y0) * iy
    f[12] = (ahead(vz, z, z + 1) - z0) * iz
    cell[0] = x
    cell[1] = y
    cell[2] = z
    return true
  }

  /** Moves a ray that begins outside to the wall through which it enters the occupied part. */
  #enter(): void {
    const { size } = this.#window
    const f = this.numbers
    const nx = (ahead(f[3]!, size.x, 0) - f[0]!) * f[6]!
    const ny = (ahead(f[4]!, this.#ceiling, this.#floor) - f[1]!) * f[7]!
    const nz = (ahead(f[5]!, size.z, 0) - f[2]!) * f[8]!
    const t = Math.max(0, nx, ny, nz)
    f[TRAVELLED] = t
    if (t === 0) return
    const axis = t === nx ? 0 : t === ny ? 1 : 2
    this.cell[3] = entered(axis, f[DIRECTION + axis]!)
  }

  /** Advances to the next cell that is not air: its number, or -1 at the end. `leave` the current cell first. */
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: its state lives in local variables, which the engine keeps in registers
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hottest loop of pictures; a call for each cell would slow it
  march(leave: boolean): number {
    const window = this.#window
    const cells = window.cells
    const small = window.small
    const large = window.large
    const sx = window.size.x | 0
    const sy = window.size.y | 0
    const sz = window.size.z | 0
    const f = this.numbers
    const cell = this.cell
    const ox = f[ORIGIN]!
    const oy = f[ORIGIN + 1]!
    const oz = f[ORIGIN + 2]!
    const dx = f[DIRECTION]!
    const dy = f[DIRECTION + 1]!
    const dz = f[DIRECTION + 2]!
    const ix = f[INVERSE]!
    const iy = f[INVERSE + 1]!
    const iz = f[INVERSE + 2]!
    const end = f[END]!
    let t = f[TRAVELLED]!
    let tx = f[NEXT]!
    let ty = f[NEXT + 1]!
    let tz = f[NEXT + 2]!
    let x = cell[0]! | 0
    let y = cell[1]! | 0
    let z = cell[2]! | 0
    let face = cell[3]! | 0
    const px = dx > 0 ? 1 : 0
    const py = dy > 0 ? 1 : 0
    const pz = dz > 0 ? 1 : 0
    const jx = px + px - 1
    const jy = py + py - 1
    const jz = pz + pz - 1
    // remainder of a coordinate in its small cube when the ray has just entered it
    const gx = px === 1 ? 0 : 3
    const gy = py === 1 ? 0 : 3
    const gz = pz === 1 ? 0 : 3
    const qx = Math.abs(ix)
    const qy = Math.abs(iy)
    const qz = Math.abs(iz)
    const alongZ = jz * sx
    const alongY = jy * sx * sz
    const inRow = sx >> 2
    const inLayer = inRow * (sz >> 2)
    let index = ((y * sz + z) * sx + x) | 0
    let found = -1
    let step = leave
    for (;;) {
      if (!step) {
        if (small[(y >> 2) * inLayer + (z >> 2) * inRow + (x >> 2)] === 0) {
          const b = large[((y >> 4) * (sz >> 4) + (z >> 4)) * (sx >> 4) + (x >> 4)] === 0 ? 4 : 2
          const wx = ((x >> b) + px) << b
          const wy = ((y >> b) + py) << b
          const wz = ((z >> b) + pz) << b
          const ex = (wx - ox) * ix
          const ey = (wy - oy) * iy
          const ez = (wz - oz) * iz
          t = Math.min(ex, ey, ez)
          if (t >= end) break
          // the other two axes stay within the crossed cube despite rounding
          const edge = (1 << b) - 1
          const lx = x & ~edge
          const ly = y & ~edge
          const lz = z & ~edge
          x = Math.max(lx, Math.min((ox + dx * t) | 0, lx + edge))
          y = Math.max(ly, Math.min((oy + dy * t) | 0, ly + edge))
          z = Math.max(lz, Math.min((oz + dz * t) | 0, lz + edge))
          if (t === ex) {
            x = (wx + px - 1) | 0
            face = 5 - px
            if (x < 0 || x >= sx) break
          } else if (t === ey) {
            y = (wy + py - 1) | 0
            face = 1 - py
            if (y < 0 || y >= sy) break
          } else {
            z = (wz + pz - 1) | 0
            face = 3 - pz
            if (z < 0 || z >= sz) break
          }
          tx = (x + px - ox) * ix
          ty = (y + py - oy) * iy
          tz = (z + pz - oz) * iz
          index = ((y * sz + z) * sx + x) | 0
          continue
        }
        const id = cells[index]!
        if (id !== 0) {
          found = id
          break
        }
      }
      step = false
      // from cell to cell, as long as the ray stays within the small cube
      let isInside = true
      do {
        if (tx < ty && tx < tz) {
          t = tx
          x = (x + jx) | 0
          index = (index + jx) | 0
          tx += qx
          face = 5 - px
          isInside = (x & 3) !== gx
        } else if (ty < tz) {
          t = ty
          y = (y + jy) | 0
          index = (index + alongY) | 0
          ty += qy
          face = 1 - py
          isInside = (y & 3) !== gy
        } else {
          t = tz
          z = (z + jz) | 0
          index = (index + alongZ) | 0
          tz += qz
          face = 3 - pz
          isInside = (z & 3) !== gz
        }
      } while (isInside && t < end && cells[index] === 0)
      if (t >= end || x < 0 || y < 0 || z < 0 || x >= sx || y >= sy || z >= sz) break
    }
    f[TRAVELLED] = t
    f[NEXT] = tx
    f[NEXT + 1] = ty
    f[NEXT + 2] = tz
    cell[0] = x
    cell[1] = y
    cell[2] = z
    cell[3] = face
    return found
  }
}
