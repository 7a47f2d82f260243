/** Slots of a furnace. */
export const FURNACE = { input: 0, fuel: 1, output: 2, count: 3 };
/** Slots of a campfire. */
export const CAMPFIRE_SLOTS = 4;
/** Ticks that a campfire needs to cook. */
export const CAMPFIRE_COOKING = 600;
export const coldFire = () => ({ burning: 0, fuel: 0, done: 0, item: null, made: new Map() });
