/** Scrambles 32 bits (the finalizer of MurmurHash3). */
export function mix(bits: number): number {
  let h = bits
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** 32 bits for a place: the same seed and numbers always give the same bits, whatever was asked before. */
export const hash = (seed: number, a: number, b: number, c = 0): number =>
  mix(mix(mix(mix(seed) ^ a) ^ Math.imul(b, 0x9e3779b1)) ^ Math.imul(c, 0x7feb352d))

/** [0,1) for a place. */
export const chanceAt = (seed: number, a: number, b: number, c = 0): number => hash(seed, a, b, c) / 2 ** 32

/** A short stream of draws for one feature of one chunk (xorshift32): cheap to begin anew for each. */
export class Draws {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
  }

  /** [0,1) */
  next(): number {
    let s = this.#state
    s ^= s << 13
    s >>>= 0
    s ^= s >>> 17
    s ^= s << 5
    s >>>= 0
    this.#state = s
    return s / 2 ** 32
  }

  /** An integer from 0 to n - 1. */
  below(n: number): number {
    return (this.next() * n) | 0
  }
}
