import { BOTTOM } from './layout.ts'
import { type Noise2, type Noise3, noise2, noise3 } from './noise.ts'

/** Noise is computed at corners of boxes of 4×8×4 blocks, and between them linearly. */
const STEP = 4
const RISE = 8
const SIDE = 5
/** Nothing is carved out of the lowest layers. */
const LOWEST = BOTTOM + 5
/** Tunnels become this much narrower per block near the surface, except at openings. */
const NARROWING = 0.008
/** Noise value that marks positions where tunnels may open to the surface. */
const MOUTH = 0.45
/** Noise threshold for wide caves, and the rate at which they narrow towards the surface. */
const WIDE = 0.36
const COVER = 10
const COVER_SLOPE = 30

/** The corners of a chunk: two values for each, in columns of `levels` corners. */
interface Corners {
  readonly levels: number
  readonly wide: Float64Array
  readonly narrow: Float64Array
}

/** Caves: wide ones, and winding tunnels that also open to the surface. Pure functions of the seed and the position. */
export class Caves {
  readonly #wide: Noise3
  readonly #rough: Noise3
  readonly #first: Noise3
  readonly #second: Noise3
  readonly #width: Noise3
  readonly #mouths: Noise2

  constructor(seed: number) {
    this.#wide = noise3(seed, 'wide', { wavelength: 76, height: 46, octaves: 3 })
    this.#rough = noise3(seed, 'rough', { wavelength: 25, height: 18, octaves: 1 })
    this.#first = noise3(seed, 'first', { wavelength: 66, height: 42, octaves: 2 })
    this.#second = noise3(seed, 'second', { wavelength: 66, height: 42, octaves: 2 })
    this.#width = noise3(seed, 'width', { wavelength: 200, height: 120, octaves: 1 })
    this.#mouths = noise2(seed, 'mouths', 110, 1)
  }

  /** The amount by which tunnels narrow towards the surface here, per block. */
  narrowing(x: number, z: number): number {
    return this.#mouths(x, z) > MOUTH ? 0 : NARROWING
  }

  /** Computes the corners of a chunk up to a height. */
  corners(cx: number, cz: number, top: number): Corners {
    const levels = Math.floor((top - BOTTOM) / RISE) + 2
    const wide = new Float64Array(SIDE * SIDE * levels)
    const narrow = new Float64Array(SIDE * SIDE * levels)
    for (let i = 0; i < SIDE; i++)
      for (let k = 0; k < SIDE; k++)
        for (let j = 0; j < levels; j++) {
          const x = (cx << 4) + i * STEP
          const y = BOTTOM + j * RISE
          const z = (cz << 4) + k * STEP
          const at = (i * SIDE + k) * levels + j
          wide[at] = this.#wideAt(x, y, z)
          narrow[at] = this.#narrowAt(x, y, z)
        }
    return { levels, wide, narrow }
  }

  /** Interpolates one column of a chunk into `wide` and `narrow`, a value for each level of corners. */
  column(corners: Corners, x: number, z: number, wide: Float64Array, narrow: Float64Array): void {
    const { levels } = corners
    const fx = (x % STEP) / STEP
    const fz = (z % STEP) / STEP
    const a = ((x >> 2) * SIDE + (z >> 2)) * levels
    const b = a + SIDE * levels
    for (let j = 0; j < levels; j++) {
      wide[j] = across(corners.wide, a + j, b + j, levels, fx, fz)
      narrow[j] = across(corners.narrow, a + j, b + j, levels, fx, fz)
    }
  }

  /** Whether a block is carved out, given its column and the height of the ground above it. */
  isOpenIn(
    wide: Float64Array,
    narrow: Float64Array,
    y: number,
    { height, narrowing }: { readonly height: number; readonly narrowing: number },
  ): boolean {
    if (y < LOWEST) return false
    const up = (y - BOTTOM) / RISE
    const j = Math.floor(up)
    const f = up - j
    const tunnel = (narrow[j] as number) + ((narrow[j + 1] as number) - (narrow[j] as number)) * f
    if (tunnel < 0 && tunnel + Math.max(0, y - height + COVER) * narrowing < 0) return true
    const cave = (wide[j] as number) + ((wide[j + 1] as number) - (wide[j] as number)) * f
    return cave > WIDE + Math.max(0, (y - height + COVER) / COVER_SLOPE)
  }

  /** Whether a single block is carved out; the same answer as in its chunk, without the rest of the chunk. */
  isOpenAt(x: number, y: number, z: number, height: number): boolean {
    const j = Math.floor((y - BOTTOM) / RISE)
    const base = { x: Math.floor(x / STEP) * STEP, y: BOTTOM + j * RISE, z: Math.floor(z / STEP) * STEP }
    const wide = new Float64Array(j + 2)
    const narrow = new Float64Array(j + 2)
    for (let level = 0; level < 2; level++) {
      const h = base.y + level * RISE
      const at = (noise: (x: number, y: number, z: number) => number) => {
        const values = new Float64Array([
          noise(base.x, h, base.z),
          noise(base.x, h, base.z + STEP),
          noise(base.x + STEP, h, base.z),
          noise(base.x + STEP, h, base.z + STEP),
        ])
        return across(values, 0, 2, 1, (x - base.x) / STEP, (z - base.z) / STEP)
      }
      wide[j + level] = at((a, b, c) => this.#wideAt(a, b, c))
      narrow[j + level] = at((a, b, c) => this.#narrowAt(a, b, c))
    }
    return this.isOpenIn(wide, narrow, y, { height, narrowing: this.narrowing(x, z) })
  }

  #wideAt(x: number, y: number, z: number): number {
    return this.#wide(x, y, z) + 0.05 * this.#rough(x, y, z)
  }

  /** Below 0 in tunnels: where two noises are near 0 at once. */
  #narrowAt(x: number, y: number, z: number): number {
    const away = Math.max(Math.abs(this.#first(x, y, z)), Math.abs(this.#second(x, y, z)))
    return away - 0.085 - 0.035 * this.#width(x, y, z)
  }
}

/** Between the corners at `a` (west), `b` (east) and the ones `south` of each. */
function across(values: Float64Array, a: number, b: number, south: number, fx: number, fz: number): number {
  const north = (values[a] as number) + ((values[b] as number) - (values[a] as number)) * fx
  const low =
    (values[a + south] as number) + ((values[b + south] as number) - (values[a + south] as number)) * fx
  return north + (low - north) * fz
}
