import { BIOMES } from './biomes.js';
import { Canyons } from './canyons.js';
import { Caves } from './caves.js';
import { chanceAt } from './hash.js';
import { Land } from './land.js';
import { BOTTOM, CELLS, cellOf, LAVA_LEVEL, TOP, WATER_LEVEL } from './layout.js';
import { IS_SOIL, isLeaf, M, reachOf } from './materials.js';
import { noise2 } from './noise.js';
import { placePlants } from './plants.js';
import { Ponds } from './ponds.js';
import { Pools } from './pools.js';
import { strataOf } from './strata.js';
import { Trees } from './trees.js';
import { placeVeins } from './veins.js';
/** Noise values for areas of gravel and of bare stone on mountains. */
const [SCREE, BARE] = [0.35, -0.2];
/** Layers of soil below the highest block. */
const SOIL = 4;
const SANDSTONE = 4;
/** Badlands consist of terracotta down to this height, and have no sand above it. */
const [STRATA_FROM, STRATA_BARE] = [63, 74];
/** Number of layers in which stone turns into deepslate, and of uneven bedrock. */
const TURNING = 8;
const BEDROCK = 5;
/** Rock between water and caves. */
const SEAL = 4;
/** Blocks along a chunk, plus one on either side. */
const SPAN = 18;
/** Room above the ground for trees. */
const TREE_ROOM = 24;
/** Generates the terrain of a seed, chunk by chunk in any order. Every block depends only on the seed and its place. */
export class Generator {
    seed;
    land;
    #caves;
    #canyons;
    #pools;
    #ponds;
    #strata;
    #trees;
    #patches;
    #blocks = new Uint8Array(CELLS);
    /** Heights of the current chunk and of the blocks around it. */
    #around = new Int16Array(SPAN * SPAN);
    #wide = new Float64Array(64);
    #narrow = new Float64Array(64);
    constructor(seed) {
        this.seed = seed;
        this.land = new Land(seed);
        this.#caves = new Caves(seed);
        this.#canyons = new Canyons(seed);
        this.#pools = new Pools(seed);
        this.#ponds = new Ponds(seed, (x, z) => this.heightAt(x, z));
        this.#strata = strataOf(seed);
        this.#trees = new Trees(seed, this);
        this.#patches = noise2(seed, 'patches', 24, 2);
    }
    heightAt(x, z) {
        return this.land.heightAt(x, z);
    }
    biomeAt(x, z) {
        return this.land.biomeAt(x, z);
    }
    /** Whether caves remove this block of ground. */
    isOpenAt(x, y, z, height) {
        if (isSealed(y, lowestWater((dx, dz) => this.heightAt(x + dx, z + dz))))
            return false;
        const pond = this.#ponds.at(x, z);
        if (pond && isIn(pond.wall, y))
            return false;
        if (pond?.lava && y >= pond.lava.low)
            return true;
        if (this.#pools.at(x, z).walls.some((wall) => isIn(wall, y)))
            return false;
        return this.#canyons.at(x, z).some((slot) => isIn(slot, y)) || this.#caves.isOpenAt(x, y, z, height);
    }
    /** The trees that stand in a chunk. */
    treesOf(cx, cz) {
        return this.#trees.of(cx, cz);
    }
    chunk(cx, cz) {
        const land = this.land.chunk(cx, cz);
        const highest = Math.max(WATER_LEVEL, ...land.heights);
        this.#blocks.fill(M.air);
        this.#survey(cx, cz);
        const corners = this.#caves.corners(cx, cz, highest);
        for (let z = 0; z < 16; z++)
            for (let x = 0; x < 16; x++) {
                this.#caves.column(corners, x, z, this.#wide, this.#narrow);
                this.#fill((cx << 4) | x, (cz << 4) | z, land);
            }
        placeVeins(this.seed, {
            cx,
            cz,
            blocks: this.#blocks,
            top: highest,
            biomeOf: (sx, sz) => this.biomeAt((sx << 4) + 8, (sz << 4) + 8),
        });
        this.#plantTrees(cx, cz);
        const heightAt = (x, z) => this.heightAt(x, z);
        placePlants(this.seed, { cx, cz, blocks: this.#blocks, land, heightAt });
        return { blocks: this.#blocks, land, top: Math.min(TOP - 1, highest + TREE_ROOM) };
    }
    /** One column: water, ground, rock and caves. */
    #fill(x, z, land) {
        const blocks = this.#blocks;
        const [lx, lz] = [x & 15, z & 15];
        const height = land.heights[(lz << 4) | lx];
        const biome = BIOMES[land.biomes[((lz >> 2) << 2) | (lx >> 2)]];
        for (let y = WATER_LEVEL; y > height; y--)
            blocks[cellOf(lx, y, lz)] = M.water;
        if (biome.cold && height < WATER_LEVEL)
            blocks[cellOf(lx, WATER_LEVEL, lz)] = M.ice;
        const column = {
            x,
            z,
            height,
            biome,
            pooled: this.#pools.at(x, z),
            pond: this.#ponds.at(x, z),
            canyons: this.#canyons.at(x, z),
            water: lowestWater((dx, dz) => this.#around[(lz + 1 + dz) * SPAN + lx + 1 + dx]),
            narrowing: this.#caves.narrowing(x, z),
            patch: this.#patches(x, z),
        };
        let depth = 0;
        for (let y = height; y >= BOTTOM; y--) {
            const at = cellOf(lx, y, lz);
            if (this.#isCave(y, column)) {
                blocks[at] = fillingOf(y, column);
                depth = SOIL + SANDSTONE;
            }
            else
                blocks[at] = this.#groundOf(y, depth++, column);
        }
    }
    #isCave(y, column) {
        const { pond } = column;
        if (pond?.lava && y >= pond.lava.low)
            return true;
        if (!this.#caves.isOpenIn(this.#wide, this.#narrow, y, column) && !isInAny(column.canyons, y))
            return false;
        if (isSealed(y, column.water) || (pond && isIn(pond.wall, y)))
            return false;
        return !isInAny(column.pooled.walls, y);
    }
    /** Stores the heights of a chunk and of the blocks around it. */
    #survey(cx, cz) {
        const [west, north] = [(cx << 4) - 1, (cz << 4) - 1];
        for (let z = 0; z < SPAN; z++)
            for (let x = 0; x < SPAN; x++)
                this.#around[z * SPAN + x] = this.heightAt(west + x, north + z);
    }
    /** The material `depth` blocks below the surface, outside caves. */
    #groundOf(y, depth, column) {
        const { x, z, biome } = column;
        if (y < BOTTOM + BEDROCK && chanceAt(this.seed, x, y, z) * BEDROCK >= y - BOTTOM)
            return M.bedrock;
        if (biome.banded && y >= STRATA_FROM)
            return depth === 0 && y < STRATA_BARE ? M.redSand : this.#strata[y % this.#strata.length];
        if (depth < SOIL)
            return soilOf(depth, column);
        if (depth < SOIL + SANDSTONE && biome.under === M.sand)
            return M.sandstone;
        return y < 0 || (y < TURNING && chanceAt(this.seed ^ 7, x, y, z) * TURNING >= y) ? M.deepslate : M.stone;
    }
    #plantTrees(cx, cz) {
        for (let sx = cx - 1; sx <= cx + 1; sx++)
            for (let sz = cz - 1; sz <= cz + 1; sz++)
                for (const tree of this.#trees.of(sx, sz))
                    this.#plantTree(cx, cz, tree);
    }
    #plantTree(cx, cz, { y, blocks: parts }) {
        const blocks = this.#blocks;
        for (const part of parts) {
            if (part.x >> 4 !== cx || part.z >> 4 !== cz)
                continue;
            const at = cellOf(part.x & 15, part.y, part.z & 15);
            const was = blocks[at];
            if (was === M.air || (isLeaf(was) && (part.isLog || reachOf(part.material) < reachOf(was))))
                blocks[at] = part.material;
            if (part.isLog && part.y === y + 1 && IS_SOIL[blocks[at - 256]] === 1)
                blocks[at - 256] = M.dirt;
        }
    }
}
/** Height of the lowest ground under water here or next to it; above the water if there is none. */
function lowestWater(heightAt) {
    let lowest = TOP;
    for (let dx = -1; dx <= 1; dx++)
        for (let dz = -1; dz <= 1; dz++)
            lowest = Math.min(lowest, heightAt(dx, dz));
    return lowest < WATER_LEVEL ? lowest : TOP;
}
/** Whether a block keeps water from running into caves, given the lowest adjacent ground under water. */
const isSealed = (y, water) => y >= water - SEAL && y <= WATER_LEVEL;
const isIn = ({ low, high }, y) => y >= low && y <= high;
function isInAny(slots, y) {
    for (const slot of slots)
        if (isIn(slot, y))
            return true;
    return false;
}
/** The material that fills a cave at a height. */
function fillingOf(y, { pooled: { pool }, pond }) {
    if (y <= LAVA_LEVEL || (pond?.lava && isIn(pond.lava, y)))
        return M.lava;
    return pool && y >= pool.low && y <= pool.high ? pool.fluid : M.air;
}
/** The uppermost blocks of the ground. */
function soilOf(depth, { height, biome, patch }) {
    if (height < WATER_LEVEL)
        return bedOf(biome, patch, height);
    if (biome.mountain && patch > SCREE)
        return M.gravel;
    if (biome.mountain && patch < BARE)
        return M.stone;
    return depth === 0 ? biome.top : biome.under;
}
/** The ground under water. */
function bedOf(biome, patch, height) {
    const name = biome.name;
    if (patch > 0.5 && height > WATER_LEVEL - 12)
        return M.clay;
    if (name === 'ocean' || name === 'frozen_ocean')
        return height > WATER_LEVEL - 8 ? M.sand : M.gravel;
    return patch < -0.35 ? M.gravel : patch < 0.1 ? M.sand : M.dirt;
}
