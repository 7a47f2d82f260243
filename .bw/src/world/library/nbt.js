export const nbtInt = (value) => ({ type: 'int', value });
export const nbtString = (value) => ({ type: 'string', value });
export const nbtCompound = (value) => ({
    type: 'compound',
    name: '',
    value,
});
export const nbtByte = (value) => ({ type: 'byte', value });
export const nbtShort = (value) => ({ type: 'short', value });
export const nbtFloat = (value) => ({ type: 'float', value });
export const nbtDouble = (value) => ({ type: 'double', value });
export const nbtLong = (value) => ({
    type: 'long',
    value: [Math.floor(value / 2 ** 32), value | 0],
});
export const nbtList = (type, value) => ({
    type: 'list',
    value: { type: value.length > 0 ? type : 'end', value },
});
export const nbtLongs = (longs) => ({ type: 'longArray', value: longs });
/** Converts NBT to plain JSON values, for replies to `data get`. */
export function plainNbt(tag) {
    if (!tag)
        return undefined;
    if (tag.type === 'compound')
        return Object.fromEntries(Object.entries(tag.value).map(([key, value]) => [key, plainNbt(value)]));
    if (tag.type === 'list') {
        const list = tag.value;
        return list.value.map((value) => plainNbt({ type: list.type, value }));
    }
    if (tag.type === 'long')
        return longOf(tag.value);
    if (tag.type === 'longArray')
        return tag.value.map(longOf);
    return tag.value;
}
/** A long as a number; loses precision beyond 2^53. */
export function longOf(value) {
    if (typeof value === 'bigint')
        return Number(value);
    const [high = 0, low = 0] = value;
    return high * 2 ** 32 + (low >>> 0);
}
