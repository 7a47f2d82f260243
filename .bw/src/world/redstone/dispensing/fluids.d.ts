import type { Dispense } from './dispense.ts';
/** Empties a bucket of water, lava, fish or powder snow; if there is no room, it is thrown out (vanilla). */
export declare const emptyBucket: Dispense;
/** Fills an empty bucket from the block in front. */
export declare const fillBucket: Dispense;
/** Fills a bottle with water. */
export declare const fillBottle: Dispense;
/** A water bottle turns dirt into mud; other potions are thrown. */
export declare const wetGround: Dispense;
