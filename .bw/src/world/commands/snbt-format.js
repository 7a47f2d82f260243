import { longOf } from '../library/nbt.js';
const SUFFIX = { byte: 'b', short: 's', long: 'L', float: 'f', double: 'd' };
const ARRAYS = {
    byteArray: ['B', 'byte'],
    intArray: ['I', 'int'],
    longArray: ['L', 'long'],
};
/** Formats a tag as vanilla shows it in replies: {id: "minecraft:chest", Slot: 4b, Pos: [0.5d, 1.0d]}. */
export function formatSnbt({ type, value }) {
    const array = ARRAYS[type];
    if (array) {
        const items = value.map((member) => number(array[1], member) + (array[0] === 'I' ? '' : array[0]));
        return `[${array[0]}; ${items.join(', ')}]`;
    }
    if (type === 'string')
        return quoted(String(value));
    if (type === 'list') {
        const list = value;
        return `[${list.value.map((member) => formatSnbt({ type: list.type, value: member })).join(', ')}]`;
    }
    if (type === 'compound') {
        const members = Object.entries(value);
        const written = members.flatMap(([key, tag]) => (tag ? [`${keyOf(key)}: ${formatSnbt(tag)}`] : []));
        return `{${written.join(', ')}}`;
    }
    return `${number(type, value)}${SUFFIX[type] ?? ''}`;
}
function number(type, value) {
    if (type === 'long')
        return String(longOf(value));
    const n = Number(value);
    if (type !== 'float' && type !== 'double')
        return String(n);
    const shown = type === 'float' ? Number(Math.fround(n).toPrecision(8)) : n;
    return Number.isInteger(shown) ? shown.toFixed(1) : String(shown);
}
const keyOf = (key) => (/^[A-Za-z0-9._+-]+$/.test(key) ? key : quoted(key));
/** Uses double quotes, or single quotes if the text contains double ones. */
function quoted(text) {
    const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
    return quote + text.replace(/\\/g, '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}
