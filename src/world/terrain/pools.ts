import { chanceAt } from './hash.ts'
import { M } from './materials.ts'

/** Pools lie in cells of about this size; each cell has at most one. */
const CELL = 40
/** Rock that is left between cells, so that no pool runs out, and under a pool. */
const WALL = 2.4
const FLOOR = 2
/** Share of the cells with water, and with lava. */
const WATERY = 0.4
const FIERY = 0.12

/** The liquid in the caves of one column between two heights. */
export interface Pool {
  /** A material: water or lava. */
  readonly fluid: number
  readonly low: number
  readonly high: number
}

/** Heights of a column that are never carved out. */
interface Wall {
  readonly low: number
  readonly high: number
}

export interface Pooled {
  readonly pool: Pool | undefined
  readonly walls: readonly Wall[]
}

interface Spot {
  readonly x: number
  readonly z: number
  readonly pool: Pool | undefined
  /** The pool away from the borders of its cell. */
  readonly inside: Pooled
}

const KEPT = 4096
const DRY: Pooled = { pool: undefined, walls: [] }

/**
 * Water and lava in caves (vanilla's aquifers, simplified): the plane is divided into irregular cells, and a
 * cell may fill its caves between two heights.
 */
export class Pools {
  readonly #seed: number
  readonly #spots = new Map<number, Spot>()

  constructor(seed: number) {
    this.#seed = seed
  }

  /** The liquid and the barriers of a column. Pure in x and z. */
  at(x: number, z: number): Pooled {
    const cx = Math.floor(x / CELL)
    const cz = Math.floor(z / CELL)
    let nearest: Spot | undefined
    let least = Number.POSITIVE_INFINITY
    let second = Number.POSITIVE_INFINITY
    for (let i = cx - 1; i <= cx + 1; i++)
      for (let k = cz - 1; k <= cz + 1; k++) {
        const spot = this.#spot(i, k)
        const away = Math.sqrt((spot.x - x) ** 2 + (spot.z - z) ** 2)
        if (away < least) {
          second = least
          least = away
          nearest = spot
        } else if (away < second) second = away
      }
    if (second >= least + WALL) return nearest?.inside ?? DRY
    return this.#between(x, z, cx, cz, least + WALL)
  }

  /** Walls between cells: wherever one of the adjoining cells has a pool, nothing is carved out. */
  #between(x: number, z: number, cx: number, cz: number, reach: number): Pooled {
    const walls: Wall[] = []
    for (let i = cx - 1; i <= cx + 1; i++)
      for (let k = cz - 1; k <= cz + 1; k++) {
        const { pool, ...spot } = this.#spot(i, k)
        if (pool && Math.sqrt((spot.x - x) ** 2 + (spot.z - z) ** 2) < reach)
          walls.push({ low: pool.low - FLOOR, high: pool.high })
      }
    return walls.length === 0 ? DRY : { pool: undefined, walls }
  }

  #spot(i: number, k: number): Spot {
    const key = (i + 0x8000) * 0x10000 + (k + 0x8000)
    const known = this.#spots.get(key)
    if (known) return known
    const draw = (n: number) => chanceAt(this.#seed ^ 0x9001, i, k, n)
    const pool = poolOf(draw)
    const inside = pool ? { pool, walls: [{ low: pool.low - FLOOR, high: pool.low - 1 }] } : DRY
    const spot = { x: (i + draw(1)) * CELL, z: (k + draw(2)) * CELL, pool, inside }
    if (this.#spots.size >= KEPT) this.#spots.clear()
    this.#spots.set(key, spot)
    return spot
  }
}

function poolOf(draw: (n: number) => number): Pool | undefined {
  const kind = draw(3)
  if (kind < WATERY) {
    const high = Math.floor(-44 + 84 * draw(4))
    return { fluid: M.water, low: Math.max(-50, high - 4 - Math.floor(8 * draw(5))), high }
  }
  if (kind < WATERY + FIERY) {
    const high = Math.floor(-48 + 48 * draw(4))
    return { fluid: M.lava, low: Math.max(-52, high - 2 - Math.floor(3 * draw(5))), high }
  }
  return undefined
}
