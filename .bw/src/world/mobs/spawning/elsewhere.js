const some = (kind, weight, low = 4, high = 4) => ({ kind, weight, low, high });
/**
 * Mobs that spawn in the biomes of Nether and End (vanilla NetherBiomes, EndBiomes), except those that fly or
 * live in lava.
 */
export const ELSEWHERE = {
    nether_wastes: [
        some('zombified_piglin', 100),
        some('magma_cube', 2),
        some('enderman', 1),
        some('piglin', 15),
    ],
    soul_sand_valley: [some('skeleton', 20, 5, 5), some('enderman', 1)],
    crimson_forest: [some('zombified_piglin', 1, 2, 4), some('hoglin', 9, 3, 4), some('piglin', 5, 3, 4)],
    warped_forest: [some('enderman', 1)],
    basalt_deltas: [some('magma_cube', 100, 2, 5)],
    the_end: [some('enderman', 10)],
    end_highlands: [some('enderman', 10)],
};
