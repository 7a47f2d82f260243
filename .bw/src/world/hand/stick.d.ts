import type { HeldItem } from './held-item.ts';
/** A carrot or a fungus on a stick makes the mount run faster for a while (vanilla FoodOnAStickItem). */
export declare const stick: HeldItem;
