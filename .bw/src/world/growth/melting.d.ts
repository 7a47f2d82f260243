import type { GrowthRule } from './rule.ts';
/** Near lamps, ice turns to water; in the Nether it disappears. */
export declare const meltIce: GrowthRule;
/** A layer of snow vanishes near lamps. */
export declare const meltSnow: GrowthRule;
