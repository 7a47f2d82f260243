import { SHORTEST_SECRET } from './written-forms.js';
/** Number of characters examined together. */
const GRAM = 4;
/** Distance between examined positions; a secret has at least this many grams. */
const STRIDE = SHORTEST_SECRET - GRAM + 1;
const BITS = 20;
/**
 * Quickly recognizes texts that certainly contain none of many strings, ignoring case, at a cost nearly
 * independent of their number: every fifth group of four characters is looked up in a table of the strings'
 * groups.
 */
export class GramFilter {
    #table = new Uint32Array(2 ** (BITS - 5));
    /** Case rules differ outside ASCII. */
    #isBlind;
    /** @param strings of `SHORTEST_SECRET` characters or more */
    constructor(strings) {
        this.#isBlind = strings.some((text) => /[^\0-\x7f]/.test(text));
        for (const text of strings)
            for (let at = 0; at + GRAM <= text.length; at++) {
                const key = keyAt(text, at);
                this.#table[key >>> 5] = (this.#table[key >>> 5] ?? 0) | (1 << (key & 31));
            }
    }
    mayHold(text) {
        if (this.#isBlind)
            return true;
        const table = this.#table;
        for (let at = 0; at + GRAM <= text.length; at += STRIDE) {
            const key = keyAt(text, at);
            if ((table[key >>> 5] >>> (key & 31)) & 1)
                return true;
        }
        return false;
    }
}
/** A case-insensitive hash of the four characters. */
const keyAt = (text, at) => Math.imul(text.charCodeAt(at) |
    32 |
    ((text.charCodeAt(at + 1) | 32) << 8) |
    ((text.charCodeAt(at + 2) | 32) << 16) |
    ((text.charCodeAt(at + 3) | 32) << 24), 0x9e3779b1) >>>
    (32 - BITS);
