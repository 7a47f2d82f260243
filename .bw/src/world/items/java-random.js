/** Java's linear congruential generator (java.util.Random), which lets clients and servers agree on the meaning of a seed. */
export class JavaRandom {
    #seed;
    constructor(seed) {
        this.#seed = scrambled(seed);
    }
    setSeed(seed) {
        this.#seed = scrambled(seed);
    }
    /** An integer from 0 to `bound` - 1. */
    nextInt(bound) {
        if ((bound & -bound) === bound)
            return Number((BigInt(bound) * BigInt(this.#next(31))) >> 31n);
        for (;;) {
            const bits = this.#next(31);
            const value = bits % bound;
            if (bits - value + (bound - 1) < 2 ** 31)
                return value;
        }
    }
    /** [0, 1), with 24 bits. */
    nextFloat() {
        return this.#next(24) / 2 ** 24;
    }
    #next(bits) {
        this.#seed = (this.#seed * 0x5deece66dn + 0xbn) & MASK;
        return Number(this.#seed >> BigInt(48 - bits));
    }
}
const MASK = (1n << 48n) - 1n;
const scrambled = (seed) => (BigInt(seed) ^ 0x5deece66dn) & MASK;
