/** The biomes of the Nether, by their numbers in a chunk. */
export declare const NETHER_BIOMES: readonly ['nether_wastes', 'soul_sand_valley', 'crimson_forest', 'warped_forest', 'basalt_deltas'];
export type NetherBiome = (typeof NETHER_BIOMES)[number];
/** The distribution of biomes: each position has the one with the nearest climate. */
export declare class Climate {
    #private;
    constructor(seed: number);
    /** Number of the biome at a position. */
    at(x: number, z: number): number;
}
