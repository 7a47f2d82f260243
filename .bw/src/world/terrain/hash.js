/** Scrambles 32 bits (the finalizer of MurmurHash3). */
export function mix(bits) {
    let h = bits;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) >>> 0;
}
/** 32 bits for a position: the same seed and numbers always give the same bits, regardless of earlier calls. */
export const hash = (seed, a, b, c = 0) => mix(mix(mix(mix(seed) ^ a) ^ Math.imul(b, 0x9e3779b1)) ^ Math.imul(c, 0x7feb352d));
/** A number in [0,1) for a position. */
export const chanceAt = (seed, a, b, c = 0) => hash(seed, a, b, c) / 2 ** 32;
/** A short stream of draws for one feature of one chunk (mulberry32): cheap to create for each. */
export class Draws {
    #state;
    constructor(seed) {
        this.#state = seed | 0;
    }
    /** [0,1) */
    next() {
        this.#state = (this.#state + 0x6d2b79f5) | 0;
        let t = this.#state;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    }
    /** An integer from 0 to n - 1. */
    below(n) {
        return (this.next() * n) | 0;
    }
}
