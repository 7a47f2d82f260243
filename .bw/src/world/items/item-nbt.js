import { nbtByte, nbtString } from '../library/nbt.js';
import { counted } from './stack.js';
/** NBT of a stack: {Slot?, id, Count, tag?}. */
export function itemMembers(stack, slot) {
    return {
        ...(slot === undefined ? {} : { Slot: nbtByte(slot > 127 ? slot - 256 : slot) }),
        id: nbtString(`minecraft:${stack.name}`),
        Count: nbtByte(stack.count),
        ...(stack.nbt ? { tag: { type: 'compound', value: stack.nbt.value } } : {}),
    };
}
/** Reads a stack; null for an empty slot and for items that do not exist in this version. */
export function itemFrom(items, members) {
    const name = String(members['id']?.value ?? '').replace(/^minecraft:/, '');
    const count = Number(members['Count']?.value ?? 1);
    if (!items.has(name) || name === 'air' || !(count > 0))
        return null;
    const tag = members['tag'];
    const nbt = tag?.type === 'compound' ? { type: 'compound', name: '', value: tag.value } : null;
    return counted(items.make(name, 1, nbt), Math.min(count, 127));
}
/** Reads a list of stacks with their slots, which are saved as -128 to 127 or 0 to 255. */
export function itemsFrom(items, list) {
    return compounds(list).flatMap((members, i) => {
        const stack = itemFrom(items, members);
        return stack ? [[Number(members['Slot']?.value ?? i), stack]] : [];
    });
}
/** The compounds of a list; empty if the tag is not such a list. */
export function compounds(list) {
    const inner = list?.type === 'list' ? list.value : undefined;
    return inner?.type === 'compound' ? inner.value : [];
}
