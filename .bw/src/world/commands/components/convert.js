/** Converts between an item's tags, as stored by the world, and its components (1.20.5 and later). */
import { nbtByte, nbtCompound, nbtInt } from '../../library/nbt.js';
import { KINDS, KNOWN_TAGS, membersOf } from './kinds.js';
/** Tag of the components that have no equivalent tag. */
const OTHERS = 'components';
/** Whether items of this version have components instead of tags. */
export const hasComponents = (registry) => registry.isNewerOrEqualTo('1.20.5');
/** Names of all components of a version, in the order of its protocol. */
export function componentNames({ protocol }) {
    const [, mapper] = (protocol.types['SlotComponentType'] ?? []);
    return Object.values(mapper?.mappings ?? {});
}
/** The tags with a component's data; null if the value is malformed. */
export function withComponent(tags, name, value) {
    if (name === 'custom_data')
        return value.type === 'compound' ? { ...tags, ...membersOf(value) } : null;
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (!kind) {
        const others = { ...membersOf(tags[OTHERS]), [`minecraft:${name}`]: value };
        return { ...tags, [OTHERS]: nbtCompound(others) };
    }
    const own = kind.toTags(value);
    if (!own)
        return null;
    const display = { ...membersOf(tags['display']), ...membersOf(own['display']) };
    return { ...tags, ...own, ...(own['display'] ? { display: nbtCompound(display) } : {}) };
}
/** The components equivalent to tags, by their full names. */
export function componentsOf(tags) {
    const known = Object.entries(KINDS).flatMap(([name, kind]) => {
        const value = kind.fromTags(tags);
        return value ? [[`minecraft:${name}`, value]] : [];
    });
    const custom = Object.entries(tags).filter(([key]) => !KNOWN_TAGS.has(key) && key !== OTHERS);
    return {
        ...Object.fromEntries(known),
        ...membersOf(tags[OTHERS]),
        ...(custom.length > 0 ? { 'minecraft:custom_data': nbtCompound(Object.fromEntries(custom)) } : {}),
    };
}
/** Data in the version's form: since 1.20.5 items in it have `count` and `components`. */
export const asShown = (registry, tag) => hasComponents(registry) ? eachCompound(tag, shownItem) : tag;
/** Data in the world's form, from a command of the version. */
export const asKept = (registry, tag) => hasComponents(registry) ? eachCompound(tag, keptItem) : tag;
/** Changes all compounds in data, the inner ones first. */
function eachCompound(tag, change) {
    if (tag.type === 'compound')
        return { ...tag, value: inside(tag.value) };
    if (tag.type !== 'list')
        return tag;
    const { type, value } = tag.value;
    if (type !== 'compound' && type !== 'list')
        return tag;
    const members = value.map((member) => eachCompound({ type, value: member }, change).value);
    return { ...tag, value: { type, value: members } };
    function inside(members) {
        const changed = Object.entries(members).map(([key, member]) => [key, eachCompound(member, change)]);
        return change(Object.fromEntries(changed));
    }
}
function shownItem(members) {
    const { id, Count, tag, ...rest } = members;
    if (id?.type !== 'string' || Count?.type !== 'byte')
        return members;
    const components = componentsOf(membersOf(tag));
    return {
        ...rest,
        id,
        count: nbtInt(Number(Count.value)),
        ...(Object.keys(components).length > 0 ? { components: nbtCompound({ ...components }) } : {}),
    };
}
function keptItem(members) {
    const { id, count, components, ...rest } = members;
    if (id?.type !== 'string' || (!count && !components))
        return members;
    const tags = Object.entries(membersOf(components)).reduce((all, [name, value]) => withComponent(all, name.replace(/^minecraft:/, ''), value) ?? all, {});
    return {
        ...rest,
        id,
        Count: nbtByte(Number(count?.value ?? 1)),
        ...(Object.keys(tags).length > 0 ? { tag: nbtCompound({ ...tags }) } : {}),
    };
}
