/** Slot of equipment packets in which animals' armour is shown: the chest slot, and since 1.20.5 a separate one. */
const BODY_SLOT = { old: 4, now: 6 };
export const bodySlot = (registry) => registry.isNewerOrEqualTo('1.20.5') ? BODY_SLOT.now : BODY_SLOT.old;
