const BLOCKS = 4096;
const LEAST_BITS = 4;
/** Maximum number of bits of a section with its own palette. */
const MOST_BITS = 8;
/** Writes sections of blocks in the form used in packets: a palette and its indices. */
export class SectionWriter {
    /** State number of each material. */
    #states;
    #index = new Uint8Array(256);
    #out = Buffer.alloc(1 << 17);
    #at = 0;
    constructor(states) {
        this.#states = states;
    }
    begin() {
        this.#at = 0;
    }
    /** The bytes written since `begin`. */
    get bytes() {
        return this.#out.subarray(0, this.#at);
    }
    /** Writes the blocks of a section, whose materials start at `from`. */
    blocks(materials, from, palette) {
        let solid = 0;
        for (let i = from; i < from + BLOCKS; i++)
            if (materials[i] !== 0)
                solid++;
        this.#at = this.#out.writeInt16BE(solid, this.#at);
        const only = palette[0];
        if (palette.length === 1) {
            this.#at = this.#out.writeUInt8(0, this.#at);
            this.#number(this.#states[only]);
            this.#number(0);
            return;
        }
        const bits = Math.max(LEAST_BITS, Math.ceil(Math.log2(palette.length)));
        if (bits > MOST_BITS)
            throw new RangeError(`${palette.length} materials in one section`);
        this.#at = this.#out.writeUInt8(bits, this.#at);
        this.#number(palette.length);
        palette.forEach((material, i) => {
            this.#index[material] = i;
            this.#number(this.#states[material]);
        });
        this.#longs(materials, from, bits);
    }
    /** Indices fill longs from their lowest bits; none spans two. Longs are big-endian. */
    #longs(materials, from, bits) {
        const perHalf = Math.floor(32 / bits);
        const perLong = Math.floor(64 / bits);
        this.#number(Math.ceil(BLOCKS / perLong));
        for (let i = 0; i < BLOCKS; i += perLong) {
            let [low, high] = [0, 0];
            for (let k = 0; k < perLong && i + k < BLOCKS; k++) {
                const value = this.#index[materials[from + i + k]];
                const shift = k * bits;
                if (k < perHalf)
                    low |= value << shift;
                else if (shift >= 32)
                    high |= value << (shift - 32);
                else {
                    low |= value << shift;
                    high |= value >>> (32 - shift);
                }
            }
            this.#at = this.#out.writeInt32BE(high, this.#at);
            this.#at = this.#out.writeInt32BE(low, this.#at);
        }
    }
    /** Writes the biomes of a section: 4×4 cells, the same at every height. */
    biomes(cells, ids) {
        const palette = [...new Set(cells)];
        const bits = Math.ceil(Math.log2(palette.length));
        this.#at = this.#out.writeUInt8(bits, this.#at);
        if (bits === 0) {
            this.#number(ids[palette[0]]);
            this.#number(0);
            return;
        }
        this.#number(palette.length);
        for (const biome of palette)
            this.#number(ids[biome]);
        const perLong = Math.floor(64 / bits);
        const all = Array.from({ length: 64 }, (_, i) => palette.indexOf(cells[i % 16]));
        this.#number(Math.ceil(all.length / perLong));
        for (let i = 0; i < all.length; i += perLong) {
            let long = 0n;
            for (let k = 0; k < perLong && i + k < all.length; k++)
                long |= BigInt(all[i + k]) << BigInt(k * bits);
            this.#at = this.#out.writeBigUInt64BE(long, this.#at);
        }
    }
    /** A variable-length number. */
    #number(value) {
        let rest = value;
        while (rest > 127) {
            this.#at = this.#out.writeUInt8((rest & 127) | 128, this.#at);
            rest >>>= 7;
        }
        this.#at = this.#out.writeUInt8(rest, this.#at);
    }
}
