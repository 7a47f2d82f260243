import type { ItemStack } from './stack.ts';
/** The slot of the equipment packet in which a piece of armour is worn; undefined for other items. */
export declare const equipSlotOf: ({ name }: ItemStack) => number | undefined;
/** Whether an item is a piece of armour; heads, pumpkins and elytra are worn without being armour. */
export declare const isArmour: (stack: ItemStack) => boolean;
