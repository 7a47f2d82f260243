import { attached } from './families/attached.js';
import { building } from './families/building.js';
import { facing } from './families/facing.js';
import { impossible } from './families/impossible.js';
import { plants } from './families/plants.js';
import { workshop } from './families/workshop.js';
import { PROPERTY_RULES } from './property-rules.js';
const PLAIN = {
    title: 'Other blocks',
    blocks: /^/,
    how: 'On any neighbour.',
    properties: { level: { by: 'fixed', values: ['15'], how: 'only operators change it' } },
};
/** All families. A block belongs to the first family that names it. */
const PLACING_FAMILIES = [
    ...impossible,
    ...workshop,
    ...plants,
    ...attached,
    ...facing,
    ...building,
    PLAIN,
];
const known = new Map();
/** The family of a block; that of plain blocks if no other names it. */
export function familyOf(name) {
    const cached = known.get(name);
    if (cached !== undefined)
        return cached;
    const family = PLACING_FAMILIES.find(({ blocks }) => names(blocks, name)) ?? PLAIN;
    known.set(name, family);
    return family;
}
function names(blocks, name) {
    if (typeof blocks === 'function')
        return blocks(name);
    return typeof blocks === 'string' ? blocks.split(' ').includes(name) : blocks.test(name);
}
const UNKNOWN = { by: 'fixed', how: 'as placed' };
/** How a property of a block gets its value. */
export const ruleOf = (name, property) => familyOf(name).properties?.[property] ?? PROPERTY_RULES[property] ?? UNKNOWN;
