import { columnKey } from '../chunks/columns.js';
import { statesIn } from '../chunks/section-states.js';
import { absorption, isClosed } from './optics.js';
/** Marks a height that has not been computed. */
const UNKNOWN = -32_768;
const DOWN = 0;
const UP = 1;
/** Index of a cell in its column. */
const at = (x, z) => ((z & 15) << 4) | (x & 15);
/** Heights of the highest blocks that weaken or stop sky light. */
export class Surface {
    #level;
    #optics;
    /** Heights by column; `UNKNOWN` until first read. A flat world's column has none until it is changed. */
    #tops = new Map();
    constructor(level, optics) {
        this.#level = level;
        this.#optics = optics;
    }
    /** Height of the highest such block, or one below the world's bottom if there is none. */
    topAt(x, z) {
        const key = columnKey(x >> 4, z >> 4);
        const tops = this.#tops.get(key) ?? this.#begin(key, x >> 4, z >> 4);
        if (tops === undefined)
            return this.#level.columns.flatTop;
        const known = tops[at(x, z)];
        if (known !== UNKNOWN)
            return known;
        const top = this.#find(x, z, this.#highest(x >> 4, z >> 4));
        tops[at(x, z)] = top;
        return top;
    }
    seesSky(x, y, z) {
        return this.#level.hasSky && y > this.topAt(x, z);
    }
    /** The heights of a whole column, by x + 16 z. */
    of(cx, cz) {
        return Int16Array.from({ length: 256 }, (_, i) => this.topAt(cx * 16 + (i & 15), cz * 16 + (i >> 4)));
    }
    /**
     * Updates the heights after a block's optics have changed. Returns the previous height, if it was known and is now different.
     */
    note(x, y, z) {
        const { columns } = this.#level;
        const key = columnKey(x >> 4, z >> 4);
        let tops = this.#tops.get(key);
        if (tops === undefined && columns.isFlat(x >> 4, z >> 4)) {
            tops = new Int16Array(256).fill(columns.flatTop);
            this.#tops.set(key, tops);
        }
        const before = tops?.[at(x, z)] ?? UNKNOWN;
        if (tops === undefined || before === UNKNOWN || y < before)
            return undefined;
        const top = this.#find(x, z, y);
        tops[at(x, z)] = top;
        return top === before ? undefined : before;
    }
    /** Forgets the heights of columns. */
    drop(isDropped) {
        for (const key of this.#tops.keys())
            if (isDropped(key))
                this.#tops.delete(key);
    }
    /** The initial heights of a column; undefined in a flat world. */
    #begin(key, cx, cz) {
        const { columns } = this.#level;
        if (columns.isFlat(cx, cz))
            return undefined;
        const tops = columns.untouched(cx, cz)?.tops.slice() ?? new Int16Array(256).fill(UNKNOWN);
        this.#tops.set(key, tops);
        return tops;
    }
    /** The highest cell that is not in a section of air. */
    #highest(cx, cz) {
        const { columns } = this.#level;
        const column = columns.ownColumn(cx, cz);
        if (column === undefined)
            return columns.flatTop;
        let section = (columns.top - columns.bottom) / 16 - 1;
        const isAir = (states) => states?.every((state) => state === 0) ?? false;
        while (section >= 0 && isAir(statesIn(column, section)))
            section--;
        return columns.bottom + 16 * section + 15;
    }
    /** The highest cell, from `from` downwards, that light does not enter undimmed. */
    #find(x, z, from) {
        const { columns } = this.#level;
        let y = from;
        let above = this.#optics.at(x, y + 1, z);
        for (; y >= columns.bottom; y--) {
            const here = this.#optics.at(x, y, z);
            if (absorption(here) > 0 || isClosed(here, UP) || isClosed(above, DOWN))
                break;
            above = here;
        }
        return y;
    }
}
