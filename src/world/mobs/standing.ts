import type { BodySize } from '../kernel/entities/collision.ts'
import type { Level } from '../kernel/level.ts'

/** Height that a body climbs without jumping, in blocks. */
export const STEP_HEIGHT = 0.6
/** Maximum width of a footprint tested against one block; wider bodies may brush against walls. */
const WIDEST = 0.98
const GAP = 1e-6

/** Blocks that mobs avoid. */
const DANGEROUS: ReadonlySet<string> = new Set([
  'lava',
  'fire',
  'soul_fire',
  'cactus',
  'sweet_berry_bush',
  'wither_rose',
  'campfire',
  'soul_campfire',
  'powder_snow',
])

/** Finds places where a body of a given size can stand. Caches its answers, so use one instance for one search only. */
export class Standing {
  readonly #level: Level
  readonly #height: number
  readonly #low: number
  readonly #high: number
  readonly #known = new Map<string, number | null>()

  constructor(level: Level, size: BodySize) {
    this.#level = level
    this.#height = size.height
    const half = Math.min(size.width, WIDEST) / 2
    this.#low = 0.5 - half + GAP
    this.#high = 0.5 + half - GAP
  }

  /** Height of the feet of a body at the centre of a block, or null if it cannot stand there. */
  at(x: number, y: number, z: number): number | null {
    const key = `${x},${y},${z}`
    let feet = this.#known.get(key)
    if (feet === undefined) {
      feet = this.#find(x, y, z)
      this.#known.set(key, feet)
    }
    return feet
  }

  /** Whether a body with its feet at this height fits into the column. */
  fits(x: number, feet: number, z: number): boolean {
    const top = feet + this.#height - GAP
    // one lower, because fences reach half a block into the block above them
    for (let y = Math.floor(feet) - 1; y <= Math.floor(top); y++)
      for (const [low, high] of this.#spans(x, y, z)) if (high > feet + GAP && low < top) return false
    return true
  }

  #find(x: number, y: number, z: number): number | null {
    const here = this.#level.get({ x, y, z })
    if (DANGEROUS.has(here.name)) return null
    const top = this.#topOf(x, y, z)
    if (top > STEP_HEIGHT) return null
    if (top > 0 || here.name === 'water') return this.fits(x, y + top, z) ? y + top : null
    const below = this.#level.get({ x, y: y - 1, z })
    const ground = this.#topOf(x, y - 1, z)
    // lower ground belongs to the block below, and mobs do not stand on fences
    if (ground <= STEP_HEIGHT || ground > 1 || below.name === 'magma_block') return null
    const feet = y - 1 + ground
    return this.fits(x, feet, z) ? feet : null
  }

  #topOf(x: number, y: number, z: number): number {
    let top = 0
    for (const [, high] of this.#spans(x, y, z)) top = Math.max(top, high - y)
    return top
  }

  /** The ranges of height within the footprint that a block fills. */
  #spans(x: number, y: number, z: number): (readonly [number, number])[] {
    const state = this.#level.get({ x, y, z })
    if (state.stateId === 0) return []
    return this.#level.shapes
      .boxes(state)
      .filter((box) => box[0] < this.#high && box[3] > this.#low && box[2] < this.#high && box[5] > this.#low)
      .map((box) => [y + box[1], y + box[4]])
  }
}
