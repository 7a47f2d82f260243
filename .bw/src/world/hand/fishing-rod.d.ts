import type { HeldItem } from './held-item.ts';
/** Cast with one use, reeled in with the next. */
export declare const fishingRod: HeldItem;
