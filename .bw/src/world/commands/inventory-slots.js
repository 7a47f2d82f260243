import { SLOT } from '../kernel/inventory/storage.js';
import { lookup } from './names.js';
/** Inventory index of a player's slot by its command name, null if there is no such slot. */
export function playerSlot(player, name) {
    const fixed = {
        'armor.head': SLOT.helmet,
        'armor.chest': SLOT.chestplate,
        'armor.legs': SLOT.leggings,
        'armor.feet': SLOT.boots,
        weapon: player.handSlot(0),
        'weapon.mainhand': player.handSlot(0),
        'weapon.offhand': SLOT.offHand,
    };
    const known = lookup(fixed, name);
    if (known !== undefined)
        return known;
    const container = numbered(name, 'container');
    if (container !== null && container >= 9)
        return container < 36 ? container : null;
    const hotbar = container ?? numbered(name, 'hotbar');
    if (hotbar !== null)
        return hotbar < 9 ? SLOT.hotbar + hotbar : null;
    const main = numbered(name, 'inventory');
    return main !== null && main < 27 ? SLOT.main + main : null;
}
/** Index in the equipment packet of a mob's slot by its command name, or null if there is none. */
export function equipmentSlot(name) {
    return (lookup({
        weapon: 0,
        'weapon.mainhand': 0,
        'weapon.offhand': 1,
        'armor.feet': 2,
        'armor.legs': 3,
        'armor.chest': 4,
        'armor.head': 5,
    }, name) ?? null);
}
/** Kinds of numbered slots, with the number of slots of each. */
const SIZES = { container: 54, hotbar: 9, inventory: 27, enderchest: 27, villager: 8, horse: 15 };
/** All names of slots. */
export const SLOT_NAMES = [
    ...['weapon', 'weapon.mainhand', 'weapon.offhand'],
    ...['armor.head', 'armor.chest', 'armor.legs', 'armor.feet'],
    ...['horse.saddle', 'horse.chest', 'horse.armor', 'armor.body'],
    ...Object.entries(SIZES).flatMap(([kind, size]) => Array.from({ length: size }, (_, i) => `${kind}.${i}`)),
];
/** Whether a name is the name of a slot (vanilla SlotArgument). */
export function isSlotName(name) {
    if (equipmentSlot(name) !== null || /^(horse\.(saddle|chest|armor)|armor\.body)$/.test(name))
        return true;
    return Object.entries(SIZES).some(([kind, size]) => (numbered(name, kind) ?? size) < size);
}
export function numbered(name, kind) {
    const match = /^([a-z]+)\.(\d{1,4})$/.exec(name);
    return match?.[1] === kind ? Number(match[2]) : null;
}
