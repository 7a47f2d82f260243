import { type HeldItem } from './held-item.ts';
/** A glass bottle is filled with the water that the player looks at (vanilla BottleItem). */
export declare const glassBottle: HeldItem;
