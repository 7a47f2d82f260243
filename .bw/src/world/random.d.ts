import type { WorldRandom } from './options.ts';
/** A seeded stream of uniform numbers in [0, 1) (mulberry32): the same seed gives the same numbers on every machine. */
export declare function seededRandom(seed: number): WorldRandom;
