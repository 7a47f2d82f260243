import { text } from '../protocol/fields.js';
import { CommandProblem } from './reply.js';
/** Maximum nesting of compounds and lists (vanilla). */
const DEPTH_LIMIT = 512;
const NUMBER_TYPES = {
    b: 'byte',
    s: 'short',
    l: 'long',
    f: 'float',
    d: 'double',
};
const ARRAYS = {
    B: ['byteArray', 'byte'],
    I: ['intArray', 'int'],
    L: ['longArray', 'long'],
};
/** Bits of the integer types. */
const WHOLE = { byte: 8, short: 16, int: 32, long: 64 };
/** Names of types in messages (vanilla TagType.getPrettyName). */
const PRETTY = {
    byte: 'TAG_Byte',
    short: 'TAG_Short',
    int: 'TAG_Int',
    long: 'TAG_Long',
    float: 'TAG_Float',
    double: 'TAG_Double',
    string: 'TAG_String',
    list: 'TAG_List',
    compound: 'TAG_Compound',
    byteArray: 'TAG_Byte_Array',
    intArray: 'TAG_Int_Array',
    longArray: 'TAG_Long_Array',
};
const pretty = (type) => PRETTY[type] ?? type;
/** Reads a compound: {Damage:3,Enchantments:[{id:"sharpness",lvl:2s}],UUID:[I;1,2,3,4]}. */
export function readCompound(reader) {
    return { ...compound(reader, 0), name: '' };
}
/** Reads any value: a compound, list, array, text or number. */
export const readTag = (reader) => value(reader, 0);
function compound(reader, depth) {
    checkDepth(reader, depth);
    expect(reader, '{');
    const entries = [];
    reader.skipSpaces();
    while (!reader.atEnd && reader.peek() !== '}') {
        const start = reader.cursor;
        const key = reader.string();
        if (key === '')
            throw reader.problemAt(start, 'argument.nbt.expected.key');
        expect(reader, ':');
        entries.push([key, value(reader, depth + 1)]);
        if (!separated(reader))
            break;
        if (reader.atEnd)
            throw reader.problem('argument.nbt.expected.key');
    }
    expect(reader, '}');
    return { type: 'compound', value: Object.fromEntries(entries) };
}
function value(reader, depth) {
    reader.skipSpaces();
    const c = reader.peek();
    if (c === '{')
        return compound(reader, depth);
    if (c === '[')
        return list(reader, depth);
    if (c === '"' || c === "'")
        return { type: 'string', value: reader.quoted() };
    const word = reader.word();
    if (word === '')
        throw reader.problem('argument.nbt.expected.value');
    return scalar(word);
}
function list(reader, depth) {
    checkDepth(reader, depth);
    const array = reader.match(/\[\s*[A-Z]\s*;/y);
    if (array !== '')
        return numbers(reader, array.replace(/[^A-Z]/g, ''), depth);
    expect(reader, '[');
    const items = members(reader, depth, (tag, at, first) => {
        if (first && first.type !== tag.type)
            throw reader.problemAt(at, 'argument.nbt.list.mixed', pretty(tag.type), pretty(first.type));
    });
    return { type: 'list', value: { type: items[0]?.type ?? 'end', value: items.map((tag) => tag.value) } };
}
/** An array of integers of one type: [B;1b,2b], [I;1,2], [L;1l,2l]. */
function numbers(reader, letter, depth) {
    const [type, item] = ARRAYS[letter] ?? [];
    if (!type)
        throw reader.problem('argument.nbt.array.invalid', letter);
    const items = members(reader, depth, (tag, at) => {
        if (tag.type !== item)
            throw reader.problemAt(at, 'argument.nbt.array.mixed', pretty(tag.type), pretty(type));
    });
    return { type, value: items.map((tag) => tag.value) };
}
/** Reads values up to the closing bracket; `check` rejects a value by throwing. */
function members(reader, depth, check) {
    const items = [];
    reader.skipSpaces();
    if (reader.atEnd)
        throw reader.problem('argument.nbt.expected.value');
    while (reader.peek() !== ']') {
        const at = reader.cursor;
        const tag = value(reader, depth + 1);
        check(tag, at, items[0]);
        items.push(tag);
        if (!separated(reader))
            break;
        if (reader.atEnd)
            throw reader.problem('argument.nbt.expected.value');
    }
    expect(reader, ']');
    return items;
}
function expect(reader, c) {
    reader.skipSpaces();
    reader.expect(c);
}
function separated(reader) {
    reader.skipSpaces();
    const found = reader.take(',');
    reader.skipSpaces();
    return found;
}
function checkDepth({ line, cursor }, depth) {
    if (depth >= DEPTH_LIMIT)
        throw new CommandProblem('syntax', text(`Tags too deeply nested (maximum ${DEPTH_LIMIT})`), {
            line,
            cursor,
        });
}
/** An unquoted word: a number if it is one and fits its type, otherwise a string (as in vanilla). */
function scalar(word) {
    const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([bslfd])?$/i.exec(word);
    if (word === 'true' || word === 'false')
        return { type: 'byte', value: word === 'true' ? 1 : 0 };
    const digits = match?.[1] ?? '';
    if (!match || digits.length > 40)
        return { type: 'string', value: word };
    const fraction = /[.e]/i.test(digits);
    const type = NUMBER_TYPES[(match[2] ?? '').toLowerCase()] ?? (fraction ? 'double' : 'int');
    const bits = WHOLE[type];
    if (bits === undefined)
        return { type, value: Number(digits) };
    if (fraction)
        return { type: 'string', value: word };
    const whole = BigInt(digits.replace(/^\+/, ''));
    if (BigInt.asIntN(bits, whole) !== whole)
        return { type: 'string', value: word };
    if (type !== 'long')
        return { type, value: Number(whole) };
    return { type, value: [Number(BigInt.asIntN(32, whole >> 32n)), Number(BigInt.asIntN(32, whole))] };
}
