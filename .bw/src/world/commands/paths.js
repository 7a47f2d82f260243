import { isDeepStrictEqual } from 'node:util';
import { plainNbt } from '../library/nbt.js';
import { readCompound } from './snbt.js';
/** Characters of a key without quotes. */
const KEY = /[^ "'[\].{}]*/y;
/** Reads a path such as Inventory[0].tag."my key", Items[{Slot:4b}].id or Pos[]. */
export function readPath(reader) {
    const start = reader.cursor;
    const steps = [];
    let first = true;
    while (!reader.atEnd && reader.peek() !== ' ') {
        steps.push(...readStep(reader, first));
        first = false;
        if (reader.atEnd)
            break;
        const c = reader.peek();
        if (c !== ' ' && c !== '[' && c !== '{')
            reader.expect('.');
    }
    return { text: reader.line.slice(start, reader.cursor), steps };
}
function readStep(reader, first) {
    const c = reader.peek();
    if (c === '{') {
        if (!first)
            throw reader.problem('arguments.nbtpath.node.invalid');
        return [matching(readCompound(reader))];
    }
    if (c === '[')
        return [readBracket(reader)];
    const start = reader.cursor;
    const key = c === '"' || c === "'" ? reader.quoted() : reader.match(KEY);
    if (key === '')
        throw reader.problemAt(start, 'arguments.nbtpath.node.invalid');
    if (reader.peek() !== '{')
        return [member(key)];
    return [member(key), matching(readCompound(reader))];
}
/** [] for all members of a list, [3] for one, [{…}] for those that match. */
function readBracket(reader) {
    reader.expect('[');
    if (reader.take(']'))
        return members(() => true);
    if (reader.peek() === '{') {
        const wanted = plainNbt(readCompound(reader));
        reader.expect(']');
        return members((tag) => matches(tag, wanted));
    }
    const index = reader.integer();
    reader.expect(']');
    return members((_tag, i, length) => i === (index < 0 ? length + index : index));
}
/** All values that a path selects. */
export function follow(from, { steps }) {
    return steps.reduce((at, step) => at.flatMap((tag) => step.find(tag)), [from]);
}
/** The data with the selected parts changed. Missing compounds on the path are created. */
export function changed(from, { steps }, change) {
    const at = (tag, depth) => {
        const step = steps[depth];
        if (!step)
            return change(tag);
        return step.update(tag ?? { type: 'compound', value: {} }, (inner) => at(inner, depth + 1));
    };
    return at(from, 0) ?? { type: 'compound', value: {} };
}
/** The data itself, if it matches. */
function matching(pattern) {
    const wanted = plainNbt(pattern);
    return {
        find: (from) => (matches(from, wanted) ? [from] : []),
        update: (from, change) => (matches(from, wanted) ? (change(from) ?? from) : from),
    };
}
/** The selected members of a list. */
const members = (isMeant) => ({
    find: (from) => membersOf(from).filter((tag, i, all) => isMeant(tag, i, all.length)),
    update(from, change) {
        const all = membersOf(from);
        const next = all.flatMap((tag, i) => {
            const made = isMeant(tag, i, all.length) ? change(tag) : tag;
            return made ? [made] : [];
        });
        return listOf(from, next);
    },
});
/** A copy of a list or an array with other members. */
export function listOf({ type }, tags) {
    const values = tags.map(({ value }) => value);
    if (type !== 'list')
        return { type, value: values };
    return { type, value: { type: tags[0]?.type ?? 'end', value: values } };
}
/**
 * Whether the data contains everything in the pattern. In a list, each required member must be present
 * (vanilla).
 */
export function containsData(data, pattern) {
    if (isList(pattern))
        return isList(data) && pattern.every((wanted) => data.some((member) => containsData(member, wanted)));
    if (isObject(pattern))
        return (isObject(data) &&
            Object.entries(pattern).every(([key, wanted]) => {
                const there = Object.hasOwn(data, key) ? data[key] : undefined;
                return there !== undefined && containsData(there, wanted);
            }));
    if (typeof data === 'boolean')
        return (data ? 1 : 0) === pattern;
    return isDeepStrictEqual(data, pattern);
}
const matches = (tag, wanted) => containsData(plainNbt(tag), wanted);
const ARRAY_ITEMS = {
    byteArray: 'byte',
    intArray: 'int',
    longArray: 'long',
};
/** The members of a list or an array. */
export function membersOf(tag) {
    if (tag.type === 'list') {
        const { type, value } = tag.value;
        return value.map((member) => ({ type, value: member }));
    }
    const type = ARRAY_ITEMS[tag.type];
    return type ? tag.value.map((value) => ({ type, value })) : [];
}
function member(key) {
    const inside = ({ type, value }) => type === 'compound' ? value : {};
    const own = (from) => (Object.hasOwn(inside(from), key) ? inside(from)[key] : undefined);
    return {
        find(from) {
            const found = own(from);
            return found ? [found] : [];
        },
        update(from, change) {
            if (from.type !== 'compound')
                return from;
            const made = change(own(from));
            const { [key]: _before, ...others } = inside(from);
            return { ...from, value: made ? { ...others, [key]: made } : others };
        },
    };
}
const isList = (value) => Array.isArray(value);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
