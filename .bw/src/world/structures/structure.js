import { WorldError } from '../errors.js';
/** Maximum number of blocks along a side, and in total. */
const MAX_SIDE = 2048;
const MAX_BLOCKS = 4_194_304;
/** Memory limits for reading a structure file. */
export const STRUCTURE_LIMITS = { bytes: 64 * 1024 * 1024, items: 16_000_000 };
/** Checks a size against the limits. Throws 'bad_structure'. */
export function checkedSize(size) {
    const [x, y, z] = size;
    const fits = (n) => n !== undefined && Number.isInteger(n) && n >= 0 && n <= MAX_SIDE;
    if (!fits(x) || !fits(y) || !fits(z) || size.length !== 3)
        throw badStructure(`a size of ${size.join(' × ')}`, `sides of 0 to ${MAX_SIDE} blocks`);
    if (x * y * z > MAX_BLOCKS)
        throw badStructure(`${x * y * z} blocks`, `${MAX_BLOCKS} at most`);
    return { x, y, z };
}
export const isInSize = (p, size) => ['x', 'y', 'z'].every((axis) => Number.isInteger(p[axis]) && p[axis] >= 0 && p[axis] < size[axis]);
export function badStructure(got, wanted) {
    return new WorldError('bad_structure', 'the structure file is malformed', {
        got,
        wanted,
        remedy: 'export it again',
    });
}
/** The members of a compound tag; the error names `what` is wrong. */
export function membersOf(tag, what) {
    if (tag?.type !== 'compound')
        throw badStructure(`${tag?.type ?? 'no'} ${what}`, `a compound ${what}`);
    return tag.value;
}
/** An integer tag's value; the error names `what` is wrong. */
export function integerOf(tag, what) {
    if (!tag || !['byte', 'short', 'int'].includes(tag.type))
        throw badStructure(`${tag?.type ?? 'no'} ${what}`, `a number ${what}`);
    return Number(tag.value);
}
/** The members of a list tag of one type; the error names `what` is wrong. */
export function listOf(tag, type, what) {
    const list = tag?.type === 'list' ? tag.value : undefined;
    if (!list || (list.value.length > 0 && list.type !== type))
        throw badStructure(`${list ? `a list of ${list.type}` : (tag?.type ?? 'no')} ${what}`, `a list of ${type} ${what}`);
    return list.value;
}
