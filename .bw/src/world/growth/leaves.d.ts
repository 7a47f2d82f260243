import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Level } from '../kernel/level.ts';
import type { GrowthRule } from './rule.ts';
/** Updates the distance of leaves to the nearest log from their neighbours' distances. Null if it is unchanged. */
export declare function updateDistance(level: Level, p: Vec, state: BlockState): BlockState | null;
export declare const decays: ({ properties }: BlockState) => boolean;
/** Leaves that are too far from any log break with their drops. */
export declare const decay: GrowthRule;
