import type { Vec } from '../../geometry.ts';
import type { Level } from '../level.ts';
/** The point at which a line first meets the shape of a block, as a fraction of the line's length; 1 if it meets none. */
export declare function firstHit(level: Level, from: Vec, to: Vec): number;
/** Whether there is no block between two points. */
export declare const canSee: (level: Level, from: Vec, to: Vec) => boolean;
/** The point at which a line enters a box, as a fraction of the line's length; 1 if it does not. */
export declare function enters(from: Vec, by: Vec, low: Vec, high: Vec): number;
