import { isArmour } from '../../items/gear-slots.js';
import { enchantment } from '../../items/stack.js';
import { SLOT } from '../inventory/storage.js';
/** Share of the uses of armour that unbreaking does not prevent (vanilla DigDurabilityEnchantment). */
const ARMOUR_WEARS = 0.6;
const WORN = [SLOT.boots, SLOT.leggings, SLOT.chestplate, SLOT.helmet];
/**
 * Damages an item in a slot of a player. Unbreaking of level n prevents that n times out of n + 1, for armour less often
 * (vanilla).
 */
export function wearSlot(player, slot, uses) {
    const stack = player.inventory[slot] ?? null;
    if (!stack || player.creative)
        return;
    const { chance, items } = player.game;
    const spares = enchantment(stack, 'unbreaking');
    let counts = uses;
    for (let i = 0; i < uses && spares > 0; i++) {
        if (isArmour(stack) && chance.next() < ARMOUR_WEARS)
            continue;
        if (!chance.oneIn(spares + 1))
            counts--;
    }
    if (counts <= 0)
        return;
    const left = items.worn(stack, counts);
    player.inventory[slot] = left;
    if (!left)
        player.statistics.add('broken', stack.name);
}
/**
 * A hit damages each piece of worn armour by a quarter of its half hearts, but at least by one; heat does not damage netherite
 * (vanilla Inventory.hurtArmor).
 */
export function wearArmour(player, halfHearts, isHeat) {
    const uses = Math.max(1, Math.floor(halfHearts / 4));
    for (const slot of WORN) {
        const piece = player.inventory[slot];
        if (piece && isArmour(piece) && !(isHeat && piece.name.startsWith('netherite_')))
            wearSlot(player, slot, uses);
    }
}
/** Damages one piece of worn armour, given by its position from feet to head. */
export function wearPiece(player, place, uses) {
    const slot = WORN[place];
    if (slot !== undefined)
        wearSlot(player, slot, uses);
}
