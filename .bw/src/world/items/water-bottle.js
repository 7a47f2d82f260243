import { nbtCompound, nbtString } from '../library/nbt.js';
/** A water bottle. */
export const waterBottle = (items) => items.make('potion', 1, nbtCompound({ Potion: nbtString('minecraft:water') }));
