import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A seeded stream of random numbers. The same seed and the same calls give the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, bound). */
  integer(bound: number): number
  /** One of the items with equal probability; undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined
  /**
   * An independent stream for one purpose. Streams of different names do not affect each other: a subsystem can draw
   * more numbers without changing anything elsewhere.
   */
  fork(name: string): Random
}

/** FNV-1a over the seed and a name. 32 bits are enough to separate a few streams. */
function mix(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash | 0
}

/** Opens the random stream of a seed (any 32-bit whole number). */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  return {
    next: () => uniformFloat64(generator),
    integer: (bound) => uniformInt(generator, 0, bound - 1),
    pick(items) {
      return items.length === 0 ? undefined : items[uniformInt(generator, 0, items.length - 1)]
    },
    fork: (name) => createRandom(mix(seed, name)),
  }
}
