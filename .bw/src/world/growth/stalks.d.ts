import type { GrowthRule } from './rule.ts';
export declare const growTaller: GrowthRule;
