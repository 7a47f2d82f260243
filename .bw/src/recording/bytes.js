/** Writes whole numbers as bytes, small ones as one byte (LEB128). */
export class ByteWriter {
    #bytes = new Uint8Array(4096);
    #length = 0;
    /** The bytes written so far; valid until the next write. */
    get written() {
        return this.#bytes.subarray(0, this.#length);
    }
    /** Begins anew. */
    clear() {
        this.#length = 0;
    }
    /** A whole number from 0 to 2^53. */
    count(value) {
        if (this.#length + 8 > this.#bytes.length)
            this.#grow(8);
        let rest = value;
        while (rest > 127) {
            this.#bytes[this.#length++] = (rest % 128) + 128;
            rest = Math.floor(rest / 128);
        }
        this.#bytes[this.#length++] = rest;
    }
    /** A whole number of either sign; those near 0 are short. */
    signed(value) {
        this.count(value < 0 ? -2 * value - 1 : 2 * value);
    }
    /** Writes each value as its difference from the one before, the first from 0. */
    steps(values) {
        const most = 5 * values.length + 8;
        if (this.#length + most > this.#bytes.length)
            this.#grow(most);
        const bytes = this.#bytes;
        let at = this.#length;
        let before = 0;
        for (let i = 0; i < values.length; i++) {
            const step = values[i] - before;
            before = values[i];
            if (step > -64 && step < 64)
                bytes[at++] = step < 0 ? -2 * step - 1 : 2 * step;
            else {
                this.#length = at;
                this.signed(step);
                at = this.#length;
            }
        }
        this.#length = at;
    }
    text(text) {
        this.raw(new TextEncoder().encode(text));
    }
    /** Items, preceded by their number. */
    list(items, write) {
        this.count(items.length);
        for (const item of items)
            write(item);
    }
    /** Bytes with their number before them. */
    raw(bytes) {
        this.count(bytes.length);
        if (this.#length + bytes.length > this.#bytes.length)
            this.#grow(bytes.length);
        this.#bytes.set(bytes, this.#length);
        this.#length += bytes.length;
    }
    #grow(more) {
        const larger = new Uint8Array(2 * (this.#length + more));
        larger.set(this.#bytes);
        this.#bytes = larger;
    }
}
/** Reads what a `ByteWriter` wrote. Past the end it reads zeros. */
export class ByteReader {
    #bytes;
    #at = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    count() {
        let value = 0;
        for (let unit = 1;; unit *= 128) {
            const byte = this.#bytes[this.#at++] ?? 0;
            value += (byte % 128) * unit;
            if (byte < 128)
                return value;
        }
    }
    signed() {
        const value = this.count();
        return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
    text() {
        return new TextDecoder().decode(this.raw());
    }
    raw() {
        const length = this.count();
        this.#at += length;
        return this.#bytes.subarray(this.#at - length, this.#at);
    }
    /** The values that `ByteWriter.steps` wrote. */
    steps(length) {
        const values = new Int32Array(length);
        let value = 0;
        for (let i = 0; i < length; i++) {
            value += this.signed();
            values[i] = value;
        }
        return values;
    }
    /** A list with its length before it. */
    list(read) {
        return Array.from({ length: this.count() }, read);
    }
}
