import type { ItemStack, Items } from './stack.ts';
/** A water bottle. */
export declare const waterBottle: (items: Items) => ItemStack;
