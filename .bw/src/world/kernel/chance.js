import { seededRandom } from '../random.js';
/** Random draws from the server's random source. */
export class Chance {
    #source;
    constructor(source) {
        this.#source = source;
    }
    /** [0,1) */
    next() {
        return this.#source.next();
    }
    /** An integer from `low` to `high`, inclusive. */
    between(low, high) {
        return low + Math.floor(this.#source.next() * (high - low + 1));
    }
    /** [-spread, spread) */
    around(spread) {
        return (this.#source.next() * 2 - 1) * spread;
    }
    oneIn(n) {
        return this.#source.next() * n < 1;
    }
    /** A separate stream seeded by this one: draws from one do not affect the other. */
    fork() {
        return new Chance(seededRandom(Math.floor(this.#source.next() * 2 ** 32)));
    }
}
