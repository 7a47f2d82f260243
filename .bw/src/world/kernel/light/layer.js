/**
 * Bytes of the light of a section: half a byte per block, in the order y, z, x, with even x in the low half (vanilla DataLayer).
 */
export const BYTES = 2048;
export const MAX_LIGHT = 15;
/** The light of a fully lit or fully dark section. Shared and never modified. */
export const LIT = new Uint8Array(BYTES).fill(0xff);
export const DARK = new Uint8Array(BYTES);
/** The value of `get` for cells whose light has not been computed yet. */
export const UNKNOWN = -1;
const OFFSET = 2 ** 21;
/** The number under which a column is stored. */
export const columnNumber = (cx, cz) => (cx + OFFSET) * 2 ** 22 + cz + OFFSET;
export const columnOf = (number) => ({
    cx: Math.floor(number / 2 ** 22) - OFFSET,
    cz: (number % 2 ** 22) - OFFSET,
});
/** Light of one kind, from the sky or from blocks, of all columns. */
export class LightLayer {
    #bottom;
    /** Number of sections. */
    #count;
    #columns = new Map();
    /** Light of the columns of a new flat world; undefined in other worlds. */
    #flat;
    /** Sections that have changed since they were last sent, as bits, by column. */
    changed = new Map();
    /** Sections shared by several columns. */
    #shared = new Set([LIT, DARK]);
    #lastColumn = Number.NaN;
    #last;
    constructor({ bottom, top }, flat) {
        this.#bottom = bottom;
        this.#count = (top - bottom) / 16;
        this.#flat = flat;
    }
    /** The sections of a column; undefined if its light is unknown. */
    column(cx, cz) {
        const number = columnNumber(cx, cz);
        if (number === this.#lastColumn)
            return this.#last;
        this.#last = this.#columns.get(number) ?? this.#flat(cx, cz);
        this.#lastColumn = number;
        return this.#last;
    }
    /** Whether a column's light differs from that of a flat world's. */
    isOwn(cx, cz) {
        return this.#columns.has(columnNumber(cx, cz));
    }
    /** The light of a cell within the world's heights, or UNKNOWN. */
    get(x, y, z) {
        const sections = this.column(x >> 4, z >> 4);
        if (sections === undefined)
            return UNKNOWN;
        const bytes = sections[(y - this.#bottom) >> 4];
        if (bytes === undefined)
            return 0;
        const cell = cellOf(x, y, z);
        return (bytes[cell >> 1] >> ((cell & 1) << 2)) & 15;
    }
    /** Sets the light of a cell in a column whose light is known. */
    set(x, y, z, light) {
        const section = (y - this.#bottom) >> 4;
        const bytes = this.#writable(x >> 4, z >> 4, section);
        const cell = cellOf(x, y, z);
        const shift = (cell & 1) << 2;
        bytes[cell >> 1] = (bytes[cell >> 1] & (0xf0 >> shift)) | (light << shift);
    }
    /** Sets the light of a whole column. */
    put(cx, cz, sections) {
        this.#columns.set(columnNumber(cx, cz), sections);
        this.#lastColumn = Number.NaN;
    }
    /** Forgets the light of a column. */
    drop(cx, cz) {
        this.#columns.delete(columnNumber(cx, cz));
        this.#lastColumn = Number.NaN;
    }
    /** The columns that have their own light data. */
    get places() {
        return [...this.#columns.keys()].map(columnOf);
    }
    /** Marks the whole light of a column as changed. */
    touch(cx, cz) {
        this.changed.set(columnNumber(cx, cz), 2 ** this.#count - 1);
    }
    #writable(cx, cz, section) {
        const number = columnNumber(cx, cz);
        this.changed.set(number, (this.changed.get(number) ?? 0) | (1 << section));
        let sections = this.#columns.get(number);
        if (sections === undefined) {
            sections = [...(this.#flat(cx, cz) ?? [])];
            this.put(cx, cz, sections);
            for (const bytes of sections)
                this.#shared.add(bytes);
        }
        let bytes = sections[section] ?? DARK;
        if (this.#shared.has(bytes)) {
            bytes = bytes.slice();
            sections[section] = bytes;
        }
        return bytes;
    }
}
const cellOf = (x, y, z) => ((y & 15) << 8) | ((z & 15) << 4) | (x & 15);
