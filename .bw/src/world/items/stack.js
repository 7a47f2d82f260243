import { isDeepStrictEqual } from 'node:util';
import { WorldError } from '../errors.js';
import { nbtCompound, nbtInt } from '../library/nbt.js';
/** Creates stacks of the items of one version, and reads them from packets. */
export class Items {
    registry;
    constructor(registry) {
        this.registry = registry;
    }
    /** Throws 'unknown_item'. */
    make(name, count = 1, nbt = null) {
        const item = this.registry.itemsByName[name];
        if (!item)
            throw new WorldError('unknown_item', 'unknown item', {
                got: name,
                wanted: 'an item name of this version without namespace',
                remedy: 'check the spelling',
            });
        return stackOf(item, count, nbt);
    }
    has(name) {
        return this.registry.itemsByName[name] !== undefined;
    }
    /** Reads a stack from the slot of a packet. */
    read(slot) {
        const fields = slot;
        if (!fields?.present || fields.itemId === undefined)
            return null;
        const item = this.registry.items[fields.itemId];
        if (!item || !fields.itemCount)
            return null;
        return stackOf(item, fields.itemCount, fields.nbtData ?? null);
    }
    maxDurability(stack) {
        return this.registry.items[stack.id]?.maxDurability ?? 0;
    }
    /** The tool after more uses, or null if it breaks. Items without durability stay unchanged. */
    worn(stack, uses = 1) {
        const most = this.maxDurability(stack);
        if (most === 0)
            return stack;
        const damage = damageOf(stack) + uses;
        if (damage >= most)
            return null;
        return { ...stack, nbt: nbtCompound({ ...definedTags(stack.nbt), Damage: nbtInt(damage) }) };
    }
}
/** A stack as the slot of a packet. */
export function slotOf(stack) {
    if (!stack)
        return { present: false };
    return { present: true, itemId: stack.id, itemCount: stack.count, nbtData: stack.nbt ?? undefined };
}
/** The stack with another count; null for zero. */
export function counted(stack, count) {
    return count > 0 ? (count === stack.count ? stack : { ...stack, count }) : null;
}
/** Whether two stacks can merge. */
export function sameKind(a, b) {
    return a.id === b.id && (a.nbt === b.nbt || isDeepStrictEqual(plainTags(a), plainTags(b)));
}
export function sameStack(a, b) {
    return a === b || (a !== null && b !== null && a.count === b.count && sameKind(a, b));
}
/** Used-up durability of a tool. */
export function damageOf(stack) {
    const tag = stack.nbt?.value['Damage'];
    return typeof tag?.value === 'number' ? tag.value : 0;
}
/** Level of an enchantment; 0 if absent. */
export function enchantment(stack, name) {
    return enchantmentsOf(stack).find((enchantment) => enchantment.name === name)?.lvl ?? 0;
}
/** The enchantments in a tag: by default those that take effect; books store theirs in `StoredEnchantments`. */
export function enchantmentsOf(stack, tag = 'Enchantments') {
    const list = stack?.nbt?.value[tag]?.value;
    return (list?.value ?? []).map((entry) => ({
        name: String(entry.id?.value ?? '').replace('minecraft:', ''),
        lvl: Number(entry.lvl?.value ?? 0),
    }));
}
function stackOf(item, count, nbt) {
    return { id: item.id, name: item.name, count, limit: item.stackSize, nbt };
}
/** Tags that matter for equality; zero damage counts as no damage. */
function plainTags(stack) {
    const tags = definedTags(stack.nbt);
    if (tags['Damage']?.value === 0)
        delete tags['Damage'];
    return tags;
}
function definedTags(nbt) {
    const tags = {};
    for (const [key, tag] of Object.entries(nbt?.value ?? {}))
        if (tag)
            tags[key] = tag;
    return tags;
}
