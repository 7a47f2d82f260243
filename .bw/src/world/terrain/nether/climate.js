import { noise2 } from '../noise.js';
/** The biomes of the Nether, by their numbers in a chunk. */
export const NETHER_BIOMES = [
    'nether_wastes',
    'soul_sand_valley',
    'crimson_forest',
    'warped_forest',
    'basalt_deltas',
];
/** Temperature, humidity and offset of each biome (vanilla's preset of the Nether). */
const CLIMATES = [
    [0, 0, 0],
    [0, -0.5, 0],
    [0.4, 0, 0],
    [0, 0.5, 0.375],
    [-0.5, 0, 0.175],
];
/** The distribution of biomes: each position has the one with the nearest climate. */
export class Climate {
    #warm;
    #wet;
    constructor(seed) {
        this.#warm = noise2(seed, 'nether temperature', 320, 2);
        this.#wet = noise2(seed, 'nether humidity', 320, 2);
    }
    /** Number of the biome at a position. */
    at(x, z) {
        const warm = this.#warm(x, z);
        const wet = this.#wet(x, z);
        let best = 0;
        let least = Number.POSITIVE_INFINITY;
        CLIMATES.forEach(([t, h, offset], biome) => {
            const away = (warm - t) ** 2 + (wet - h) ** 2 + offset ** 2;
            if (away >= least)
                return;
            least = away;
            best = biome;
        });
        return best;
    }
}
