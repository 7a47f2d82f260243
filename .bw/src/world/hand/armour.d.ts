import type { HeldItem } from './held-item.ts';
/** Armour that is put on by using it; since 1.19.4 the previously worn item goes into the hand. */
export declare const armour: HeldItem;
