import type { WorldRandom } from '../options.ts'
import { seededRandom } from '../random.ts'

/** Random draws from the server's random source. */
export class Chance {
  readonly #source: WorldRandom

  constructor(source: WorldRandom) {
    this.#source = source
  }

  /** [0,1) */
  next(): number {
    return this.#source.next()
  }

  /** An integer from `low` to `high`, inclusive. */
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

  /** A separate stream seeded by this one: draws from one do not affect the other. */
  fork(): Chance {
    return new Chance(seededRandom(Math.floor(this.#source.next() * 2 ** 32)))
  }
}
