import { M } from './materials.js';
const GRASS = { material: 'shortGrass', chance: 0.08 };
const plants = (...list) => list.map(([material, chance]) => ({ material, chance }));
const oaks = [{ wood: 'oak', share: 1 }];
const spruces = [{ wood: 'spruce', share: 1 }];
/** All biomes. Numbers of trees follow vanilla's placed features. */
const TABLE = {
    ocean: { top: M.gravel, under: M.gravel },
    frozen_ocean: { top: M.gravel, under: M.gravel, cold: true },
    river: { top: M.grass, under: M.dirt, cane: 0.1, plants: [GRASS] },
    frozen_river: { top: M.snowyGrass, under: M.dirt, cold: true },
    beach: { top: M.sand, under: M.sand, cane: 0.06 },
    snowy_beach: { top: M.sand, under: M.sand, cold: true },
    plains: {
        top: M.grass,
        under: M.dirt,
        trees: 0.05,
        woods: oaks,
        cane: 0.05,
        plants: plants(['shortGrass', 0.2], ['tallGrass', 0.02], ['dandelion', 0.006], ['poppy', 0.006], ['cornflower', 0.004], ['oxeyeDaisy', 0.004], ['azureBluet', 0.004]),
    },
    forest: {
        top: M.grass,
        under: M.dirt,
        trees: 10,
        woods: [
            { wood: 'oak', share: 0.8 },
            { wood: 'birch', share: 0.2 },
        ],
        cane: 0.05,
        plants: plants(['shortGrass', 0.05], ['poppy', 0.006], ['dandelion', 0.004], ['lilyOfTheValley', 0.003], ['brownMushroom', 0.001], ['redMushroom', 0.0005]),
    },
    birch_forest: {
        top: M.grass,
        under: M.dirt,
        trees: 10,
        woods: [{ wood: 'birch', share: 1 }],
        cane: 0.05,
        plants: plants(['shortGrass', 0.05], ['lilyOfTheValley', 0.006], ['poppy', 0.004]),
    },
    dark_forest: {
        top: M.grass,
        under: M.dirt,
        trees: 16,
        woods: [
            { wood: 'dark_oak', share: 0.75 },
            { wood: 'oak', share: 0.2 },
            { wood: 'birch', share: 0.05 },
        ],
        plants: plants(['shortGrass', 0.04], ['brownMushroom', 0.004], ['redMushroom', 0.003]),
    },
    jungle: {
        top: M.grass,
        under: M.dirt,
        trees: 18,
        woods: [
            { wood: 'jungle', share: 0.85 },
            { wood: 'oak', share: 0.15 },
        ],
        cane: 0.08,
        plants: plants(['shortGrass', 0.15], ['fern', 0.06], ['melon', 0.001]),
    },
    taiga: {
        top: M.grass,
        under: M.dirt,
        trees: 10,
        woods: spruces,
        plants: plants(['fern', 0.1], ['shortGrass', 0.04], ['berries', 0.002], ['brownMushroom', 0.001]),
    },
    snowy_taiga: {
        top: M.snowyGrass,
        under: M.dirt,
        cold: true,
        trees: 10,
        woods: spruces,
        plants: plants(['fern', 0.02], ['berries', 0.0005]),
    },
    snowy_plains: { top: M.snowyGrass, under: M.dirt, cold: true, trees: 0.1, woods: spruces },
    swamp: {
        top: M.grass,
        under: M.dirt,
        trees: 2,
        woods: oaks,
        cane: 0.1,
        plants: plants(['shortGrass', 0.08], ['blueOrchid', 0.008], ['brownMushroom', 0.003], ['redMushroom', 0.002]),
    },
    savanna: {
        top: M.grass,
        under: M.dirt,
        trees: 1.1,
        woods: [
            { wood: 'acacia', share: 0.8 },
            { wood: 'oak', share: 0.2 },
        ],
        cane: 0.05,
        plants: plants(['shortGrass', 0.3], ['tallGrass', 0.06]),
    },
    desert: {
        top: M.sand,
        under: M.sand,
        cane: 0.1,
        plants: plants(['deadBush', 0.01], ['cactus', 0.006]),
    },
    badlands: {
        top: M.redSand,
        under: M.terracotta,
        cane: 0.1,
        plants: plants(['deadBush', 0.02], ['cactus', 0.004]),
        banded: true,
    },
    windswept_hills: {
        top: M.grass,
        under: M.dirt,
        trees: 0.4,
        woods: [
            { wood: 'spruce', share: 0.6 },
            { wood: 'oak', share: 0.4 },
        ],
        mountain: true,
        plants: [GRASS],
    },
    stony_peaks: { top: M.stone, under: M.stone, mountain: true },
    snowy_slopes: { top: M.snowBlock, under: M.stone, cold: true, mountain: true },
};
export const BIOME_NAMES = Object.keys(TABLE);
/** All biomes; a byte in generated terrain is a place in this list. */
export const BIOMES = BIOME_NAMES.map((name) => ({ name, ...TABLE[name] }));
/** The byte of a biome. */
export const biomeByte = (name) => BIOME_NAMES.indexOf(name);
