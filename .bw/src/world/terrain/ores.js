import { M } from './materials.js';
const vein = ([material, deep, count, size, spread, low, high, discard = 0]) => ({
    material,
    deep,
    count,
    size,
    spread,
    low,
    high,
    discard,
});
/** A kind of rock, soil or gravel that is the same in deepslate. */
const blob = (material, count, low, high, size = 64) => vein([material, material, count, size, 'uniform', low, high]);
/** Vanilla's placed features of 1.18 to 1.20.1, in the order in which they are placed. */
export const VEINS = [
    blob(M.dirt, 7, 0, 160, 33),
    blob(M.gravel, 14, -64, 319, 33),
    blob(M.granite, 1 / 6, 64, 128),
    blob(M.granite, 2, 0, 60),
    blob(M.diorite, 1 / 6, 64, 128),
    blob(M.diorite, 2, 0, 60),
    blob(M.andesite, 1 / 6, 64, 128),
    blob(M.andesite, 2, 0, 60),
    blob(M.tuff, 2, -64, 0),
    vein([M.coal, M.deepCoal, 30, 17, 'uniform', 136, 319]),
    vein([M.coal, M.deepCoal, 20, 17, 'triangle', 0, 192, 0.5]),
    vein([M.iron, M.deepIron, 90, 9, 'triangle', 80, 384]),
    vein([M.iron, M.deepIron, 10, 9, 'triangle', -24, 56]),
    vein([M.iron, M.deepIron, 10, 4, 'uniform', -64, 72]),
    vein([M.gold, M.deepGold, 4, 9, 'triangle', -64, 32, 0.5]),
    vein([M.gold, M.deepGold, 0.5, 9, 'uniform', -64, -48, 0.5]),
    vein([M.redstone, M.deepRedstone, 4, 8, 'uniform', -64, 15]),
    vein([M.redstone, M.deepRedstone, 8, 8, 'triangle', -96, -32]),
    vein([M.diamond, M.deepDiamond, 7, 4, 'triangle', -144, 16, 0.5]),
    vein([M.diamond, M.deepDiamond, 1 / 9, 12, 'triangle', -144, 16, 0.7]),
    vein([M.diamond, M.deepDiamond, 4, 8, 'triangle', -144, 16, 1]),
    vein([M.lapis, M.deepLapis, 2, 7, 'triangle', -32, 32]),
    vein([M.lapis, M.deepLapis, 4, 7, 'uniform', -64, 64, 1]),
    vein([M.copper, M.deepCopper, 16, 10, 'triangle', -16, 112]),
    { ...vein([M.gold, M.deepGold, 50, 9, 'uniform', 32, 256]), banded: true },
    { ...vein([M.emerald, M.deepEmerald, 100, 3, 'triangle', -16, 480]), mountain: true },
    { ...vein([M.infested, M.deepInfested, 14, 9, 'uniform', -64, 63]), mountain: true },
];
/** Whether veins of a kind start in a biome. */
export const occursIn = ({ mountain, banded }, biome) => (mountain === undefined || biome.mountain === true) && (banded === undefined || biome.banded === true);
