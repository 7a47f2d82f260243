import type { WorldRandom } from '../options.ts';
/** Random draws from the server's random source. */
export declare class Chance {
    #private;
    constructor(source: WorldRandom);
    /** [0,1) */
    next(): number;
    /** An integer from `low` to `high`, inclusive. */
    between(low: number, high: number): number;
    /** [-spread, spread) */
    around(spread: number): number;
    oneIn(n: number): boolean;
    /** A separate stream seeded by this one: draws from one do not affect the other. */
    fork(): Chance;
}
