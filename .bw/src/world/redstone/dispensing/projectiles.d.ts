import type { Dispense } from './dispense.ts';
/** Arrows of all kinds; they can be picked up. */
export declare const shootArrow: Dispense;
/** Snowballs, eggs, splash and lingering potions, and experience bottles. */
export declare const throwItem: Dispense;
export declare const shootFireball: Dispense;
export declare const launchRocket: Dispense;
