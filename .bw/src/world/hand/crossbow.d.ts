import type { HeldItem } from './held-item.ts';
/** Loaded by holding the button until it is drawn; the next use shoots. */
export declare const crossbow: HeldItem;
