import { BIOMES } from './biomes.js';
import { chanceAt } from './hash.js';
import { cellOf, WATER_LEVEL } from './layout.js';
import { IS_SOIL, isLeaf, M } from './materials.js';
const SAVED_FOR_PUMPKINS = 0.00006;
const SEAGRASS = 0.12;
/** Share of sea chunks that have kelp, and the chance of a stalk on each block of such a chunk. */
const KELP_CHUNKS = 0.35;
const KELP = 0.06;
/** Depth of water that kelp needs above the ground, and the maximum height of kelp. */
const [KELP_DEPTH, KELP_HEIGHT] = [5, 10];
const LILY_PADS = 0.05;
/** Number of layers above the ground in which the highest leaf is searched for. */
const TALLEST = 24;
/** Puts plants and snow on the ground of a chunk. Nothing here reaches across a border. */
export function placePlants(seed, bed) {
    for (let z = 0; z < 16; z++)
        for (let x = 0; x < 16; x++) {
            const biome = BIOMES[bed.land.biomes[((z >> 2) << 2) | (x >> 2)]];
            const y = bed.land.heights[(z << 4) | x];
            if (y < WATER_LEVEL)
                underWater(seed, bed, biome, x, y, z);
            else
                onLand(seed, bed, biome, x, y, z);
            if (biome.cold && y >= WATER_LEVEL)
                snowOn(bed.blocks, x, y, z);
        }
}
function underWater(seed, bed, biome, x, y, z) {
    const { blocks } = bed;
    const at = cellOf(x, y, z);
    if (biome.cold)
        return;
    const wx = (bed.cx << 4) | x;
    const wz = (bed.cz << 4) | z;
    const draw = chanceAt(seed ^ 0x5ea, wx, wz);
    if (biome.name === 'swamp' && draw < LILY_PADS && blocks[cellOf(x, WATER_LEVEL, z)] === M.water)
        blocks[cellOf(x, WATER_LEVEL + 1, z)] = M.lilyPad;
    else if (blocks[at] === M.air || blocks[at + 256] !== M.water)
        return;
    else if (biome.name === 'ocean' && y <= WATER_LEVEL - KELP_DEPTH && hasKelp(seed, bed) && draw < KELP) {
        const most = Math.min(KELP_HEIGHT, WATER_LEVEL - y - 1);
        const tip = 1 + Math.floor((draw / KELP) * most);
        for (let up = 1; up < tip; up++)
            blocks[at + up * 256] = M.kelpPlant;
        blocks[at + tip * 256] = M.kelp;
    }
    else if (draw > 1 - SEAGRASS)
        blocks[at + 256] = M.seagrass;
}
/** Kelp grows in patches as large as a chunk. */
const hasKelp = (seed, { cx, cz }) => chanceAt(seed ^ 0xe1b, cx, cz) < KELP_CHUNKS;
function onLand(seed, bed, biome, x, y, z) {
    const { blocks } = bed;
    const at = cellOf(x, y, z);
    const ground = blocks[at];
    if (blocks[at + 256] !== M.air || (IS_SOIL[ground] !== 1 && !isSand(ground)))
        return;
    const wx = (bed.cx << 4) | x;
    const wz = (bed.cz << 4) | z;
    if (biome.cane !== undefined && y === WATER_LEVEL && isAtShore(bed, wx, wz)) {
        if (chanceAt(seed ^ 0xca, wx, wz) < biome.cane)
            column(blocks, at, M.cane, 2 + (wx & wz & 1));
    }
    else if (IS_SOIL[ground] === 1 && chanceAt(seed ^ 0x9a, wx, wz) < SAVED_FOR_PUMPKINS)
        blocks[at + 256] = M.pumpkin;
    else
        growPlant(seed, bed, biome, { x, y, z, wx, wz });
}
/** Grows one of the plants of a biome, if the ground suits it. */
function growPlant(seed, bed, biome, { x, y, z, wx, wz }) {
    const { blocks } = bed;
    const at = cellOf(x, y, z);
    const ground = blocks[at];
    const plant = drawPlant(biome, chanceAt(seed ^ 0x91a, wx, wz));
    if (plant === M.cactus) {
        if (isSand(ground) && hasRoom(bed, x, y, z, wx, wz))
            column(blocks, at, plant, 1 + (wx % 3 === 0 ? 1 : 0));
    }
    else if (plant === M.deadBush || (plant !== undefined && IS_SOIL[ground] === 1)) {
        blocks[at + 256] = plant;
        if (plant === M.tallGrass)
            blocks[at + 512] = M.tallGrassTop;
    }
}
/** A biome's plant for a number from 0 to 1; undefined: none. */
function drawPlant({ plants }, drawn) {
    let left = drawn;
    for (const { material, chance } of plants ?? []) {
        left -= chance;
        if (left < 0)
            return M[material];
    }
    return undefined;
}
const isSand = (material) => material === M.sand || material === M.redSand;
function column(blocks, at, plant, height) {
    for (let up = 1; up <= height && blocks[at + up * 256] === M.air; up++)
        blocks[at + up * 256] = plant;
}
/** Sugar cane needs water next to the block on which it stands. */
const isAtShore = ({ heightAt }, x, z) => heightAt(x - 1, z) < WATER_LEVEL ||
    heightAt(x + 1, z) < WATER_LEVEL ||
    heightAt(x, z - 1) < WATER_LEVEL ||
    heightAt(x, z + 1) < WATER_LEVEL;
/** A cactus breaks next to a solid block: the ground around it must not be higher, and no cactus may stand there. */
function hasRoom({ blocks, heightAt }, x, y, z, wx, wz) {
    if (x === 0 || x === 15 || z === 0 || z === 15)
        return false;
    const free = (dx, dz) => heightAt(wx + dx, wz + dz) <= y && blocks[cellOf(x + dx, y + 1, z + dz)] !== M.cactus;
    return free(-1, 0) && free(1, 0) && free(0, -1) && free(0, 1);
}
/** Snow lies on the highest block, whether ground or leaves. */
function snowOn(blocks, x, ground, z) {
    let y = ground + TALLEST;
    while (y > ground && blocks[cellOf(x, y, z)] === M.air)
        y--;
    const at = cellOf(x, y, z);
    const below = blocks[at];
    if (isLeaf(below) ||
        (IS_SOIL[below] === 1 && y === ground) ||
        below === M.sand ||
        below === M.gravel ||
        below === M.stone)
        blocks[at + 256] = M.snow;
}
