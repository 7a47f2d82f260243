/**
 * Slots of a player's own window in the protocol's numbering: armour, the first inventory slot, the first hotbar slot, the off
 * hand.
 */
export const ARMOUR_SLOTS = [5, 6, 7, 8] as const
export const [INVENTORY, HOTBAR, OFF_HAND] = [9, 36, 45] as const
