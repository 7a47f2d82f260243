import type { Place } from './recipe.ts';
/** Every block of the table, for tests. */
export declare const NATURAL_BLOCKS: readonly string[];
/** Places where a block is found; `built` if worlds contain it only after a player has placed it. */
export declare const placeOf: (block: string) => Place;
