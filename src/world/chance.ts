import type { WorldRandom } from './options.ts'
import { seededRandom } from './random.ts'

/** Draws made from the server's one random source. */
export class Chance {
  readonly #source: WorldRandom

  constructor(source: WorldRandom) {
    this.#source = source
  }

  /** [0,1) */
  next(): number {
    return this.#source.next()
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.#source.next() * (high - low + 1))
  }

  /** [-spread, spread) */
  around(spread: number): number {
    return (this.#source.next() * 2 - 1) * spread
  }

  oneIn(n: number): boolean {
    return this.#source.next() * n < 1
  }

  /** A stream of its own that follows from this one: draws from one do not disturb the other. */
  fork(): Chance {
    return new Chance(seededRandom(Math.floor(this.#source.next() * 2 ** 32)))
  }
}
