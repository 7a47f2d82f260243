import type { GrowthRule } from './rule.ts';
/** Field crops: faster on wet ground and away from their own kind. Beetroots skip one tick in three. */
export declare const crop: (ripe: number, lazy?: boolean) => GrowthRule;
/** Cocoa and the like: they grow in one of `odds` random ticks, in any light. */
export declare const steady: (ripe: number, odds: number) => GrowthRule;
/** Berry bushes: like `steady`, but only with enough light. */
export declare const bush: (ripe: number, odds: number) => GrowthRule;
/** Stems of pumpkins and melons. */
export declare const stem: GrowthRule;
/** Saplings: one random tick in seven advances them, given enough block light or daylight (vanilla getMaxLocalRawBrightness). */
export declare const sapling: GrowthRule;
