import { columnKey } from '../chunks/columns.ts'
import type { Level, LevelChange } from '../level.ts'
import { dampening } from './blocks.ts'

/** Stands for a height that has not been computed. */
const UNKNOWN = -32_768

/** Index of a place in its column. */
const at = (x: number, z: number): number => ((z & 15) << 4) | (x & 15)

/** Heights of the highest blocks that weaken sky light, computed on first use. */
export class Surface {
  readonly #level: Level
  /** By column; `UNKNOWN` where nobody has asked yet. */
  readonly #tops = new Map<string, Int16Array>()

  constructor(level: Level) {
    this.#level = level
  }

  /** Height of the highest such block, or one below the world's bottom if there is none. */
  topAt(x: number, z: number): number {
    const untouched = this.#level.columns.untouched(x >> 4, z >> 4)
    if (untouched) return untouched.tops[at(x, z)] as number
    const key = columnKey(x >> 4, z >> 4)
    let tops = this.#tops.get(key)
    if (tops === undefined) {
      tops = new Int16Array(256).fill(UNKNOWN)
      this.#tops.set(key, tops)
    }
    const known = tops[at(x, z)] as number
    if (known !== UNKNOWN) return known
    const top = this.#find(x, z, this.#start(x, z))
    tops[at(x, z)] = top
    return top
  }

  seesSky(x: number, y: number, z: number): boolean {
    return this.#level.hasSky && y > this.topAt(x, z)
  }

  /** Updates the heights after a block changed. */
  note({ position: { x, y, z } }: LevelChange): void {
    if (this.#tops.size === 0) return
    const tops = this.#tops.get(columnKey(x >> 4, z >> 4))
    const top = tops?.[at(x, z)] ?? UNKNOWN
    if (tops !== undefined && top !== UNKNOWN && y >= top) tops[at(x, z)] = this.#find(x, z, y)
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
