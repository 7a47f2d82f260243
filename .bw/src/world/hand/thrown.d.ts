import type { HeldItem } from './held-item.ts';
/** Snowballs, eggs, ender pearls, splash and lingering potions, bottles of experience. */
export declare const thrown: HeldItem;
