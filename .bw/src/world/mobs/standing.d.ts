import type { BodySize } from '../kernel/entities/collision.ts';
import type { Level } from '../kernel/level.ts';
/** Height that a body climbs without jumping, in blocks. */
export declare const STEP_HEIGHT = 0.6;
/** Where a body of a given size can stand. Caches its answers, so use one instance for one search only. */
export declare class Standing {
    #private;
    constructor(level: Level, size: BodySize);
    /** Height of the feet of a body at the centre of a block, or null if it cannot stand there. */
    at(x: number, y: number, z: number): number | null;
    /** Whether a body with its feet at this height fits into the column. */
    fits(x: number, feet: number, z: number): boolean;
}
