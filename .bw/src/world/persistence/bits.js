/** Unpacks values of `bits` bits from longs. No value spans two longs (1.16 and later). */
export function unpack(longs, bits, count) {
    const values = new Uint16Array(count);
    const perLong = Math.floor(64 / bits);
    const mask = 2 ** bits - 1;
    for (let i = 0; i < count; i++) {
        const long = longs[Math.floor(i / perLong)];
        if (!long)
            throw new RangeError(`${longs.length} longs are too few for ${count} values of ${bits} bits`);
        const shift = (i % perLong) * bits;
        const [high, low] = long;
        const value = shift >= 32 ? high >>> (shift - 32) : shift === 0 ? low : (low >>> shift) | (high << (32 - shift));
        values[i] = value & mask;
    }
    return values;
}
/** The inverse of `unpack`. */
export function pack(values, bits) {
    const perLong = Math.floor(64 / bits);
    const longs = [];
    for (let start = 0; start < values.length; start += perLong) {
        let [high, low] = [0, 0];
        for (let i = 0; i < perLong && start + i < values.length; i++) {
            const value = values[start + i] ?? 0;
            const shift = i * bits;
            if (shift < 32)
                low |= value << shift;
            if (shift >= 32)
                high |= value << (shift - 32);
            else if (shift + bits > 32)
                high |= value >>> (32 - shift);
        }
        longs.push([high | 0, low | 0]);
    }
    return longs;
}
/** Number of bits that a palette of this size needs, but at least `least`. */
export const bitsFor = (size, least) => Math.max(least, Math.ceil(Math.log2(size)));
