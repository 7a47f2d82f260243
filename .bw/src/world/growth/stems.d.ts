import type { GrowthRule } from './rule.ts';
/** A ripe stem bears a fruit on a random side if the cell is free and above soil (vanilla StemBlock). */
export declare const ripen: GrowthRule;
