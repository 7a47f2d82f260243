import type { Level, LevelChange } from '../level.ts'
import { dampening } from './blocks.ts'

/** Heights of the highest blocks that weaken sky light, computed on first use. */
export class Surface {
  readonly #level: Level
  readonly #tops = new Map<string, number>()

  constructor(level: Level) {
    this.#level = level
  }

  /** Height of the highest such block, or one below the world's bottom if there is none. */
  topAt(x: number, z: number): number {
    const untouched = this.#level.columns.untouched(x >> 4, z >> 4)
    if (untouched) return untouched.tops[((z & 15) << 4) | (x & 15)] as number
    const key = `${x},${z}`
    let top = this.#tops.get(key)
    if (top === undefined) {
      top = this.#find(x, z, this.#start(x, z))
      this.#tops.set(key, top)
    }
    return top
  }

  seesSky(x: number, y: number, z: number): boolean {
    return y > this.topAt(x, z)
  }

  /** Updates the heights after a block changed. */
  note({ position: { x, y, z } }: LevelChange): void {
    if (this.#tops.size === 0) return
    const top = this.#tops.get(`${x},${z}`)
    if (top !== undefined && y >= top) this.#tops.set(`${x},${z}`, this.#find(x, z, y))
  }

  /** Height to search downwards from; generated columns are low. */
  #start(x: number, z: number): number {
    const { columns } = this.#level
    return columns.ownColumn(x >> 4, z >> 4) ? columns.top - 1 : columns.bottom + GENERATED
  }

  #find(x: number, z: number, from: number): number {
    const { columns } = this.#level
    const p = { x, y: from, z }
    while (p.y >= columns.bottom && dampening(this.#level, this.#level.get(p)) === 0) p.y--
    return p.y
  }
}

/** Upper bound of the height of generated blocks above the bottom. */
const GENERATED = 8
