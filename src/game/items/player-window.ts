/** Slots of a player's own window, as the protocol numbers them: armour, the first of its inventory and of the hotbar, the off hand. */
export const ARMOUR_SLOTS = [5, 6, 7, 8] as const
export const [INVENTORY, HOTBAR, OFF_HAND] = [9, 36, 45] as const
