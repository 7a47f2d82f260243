import { counted, sameKind } from '../../items/stack.js';
/** Slots of the player's inventory window. */
export const SLOT = {
    craftingResult: 0,
    craftingGrid: 1,
    helmet: 5,
    chestplate: 6,
    leggings: 7,
    boots: 8,
    main: 9,
    hotbar: 36,
    offHand: 45,
    count: 46,
};
export const emptySlots = (count) => Array.from({ length: count }, () => null);
/** Order in which picked-up items fill slots: the hotbar first, then the rest. */
const PICKUP_ORDER = [
    ...Array.from({ length: 9 }, (_, i) => SLOT.hotbar + i),
    ...Array.from({ length: 27 }, (_, i) => SLOT.main + i),
];
/** Adds a stack to an inventory, onto equal stacks first. Returns how many items did not fit. */
export function addToInventory(inventory, stack) {
    let left = stack.count;
    for (const i of PICKUP_ORDER) {
        const there = inventory[i];
        if (left === 0 || !there || !sameKind(there, stack))
            continue;
        const moved = Math.min(left, there.limit - there.count);
        if (moved > 0)
            inventory[i] = counted(there, there.count + moved);
        left -= Math.max(0, moved);
    }
    for (const i of PICKUP_ORDER) {
        if (left === 0 || inventory[i])
            continue;
        const moved = Math.min(left, stack.limit);
        inventory[i] = counted(stack, moved);
        left -= moved;
    }
    return left;
}
/** The armour slot for an item, or null if it is not armour. */
export function armourSlot(name) {
    if (name.endsWith('_helmet') ||
        name === 'carved_pumpkin' ||
        name.endsWith('_skull') ||
        name.endsWith('_head'))
        return SLOT.helmet;
    if (name.endsWith('_chestplate') || name === 'elytra')
        return SLOT.chestplate;
    if (name.endsWith('_leggings'))
        return SLOT.leggings;
    return name.endsWith('_boots') ? SLOT.boots : null;
}
