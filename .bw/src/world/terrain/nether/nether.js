import { chanceAt } from '../hash.js';
import { LOW_CELLS, LOW_TOP, LowColumns, lowCell } from '../low-columns.js';
import { noise2, noise3 } from '../noise.js';
import { Climate, NETHER_BIOMES } from './climate.js';
import { growInNether } from './growth.js';
import { N, NETHER_MATERIALS } from './materials.js';
import { placeNetherVeins } from './ores.js';
/** Height of the highest block of the sea of lava. */
const LAVA_SEA = 31;
/** Layers of uneven bedrock at the floor and at the roof. */
const BEDROCK = 5;
/** Between these heights caverns open; beyond them the rock closes. */
const [FLOOR, ROOF, CLOSING] = [22, 106, 18];
/** Noise is computed at corners of cells this wide and high, and interpolated linearly between them. */
const WIDE = 4;
const HIGH = 8;
const [ACROSS, UP] = [16 / WIDE + 1, LOW_TOP / HIGH + 1];
/** Depth of the soil on a biome's rock. */
const SOIL = 4;
/** Heights of beaches of soul sand and gravel along the sea. */
const BEACH = { low: 29, high: 35 };
const cornerOf = (x, y, z) => (y * ACROSS + z) * ACROSS + x;
/**
 * The Nether of a seed: caverns between two layers of bedrock above a sea of lava. Each chunk depends only on the seed and its
 * position.
 */
export class Nether {
    seed;
    #climate;
    #rock;
    #patch;
    #columns;
    #corners = new Float64Array(ACROSS * ACROSS * UP);
    constructor(registry, seed) {
        this.seed = seed;
        this.#climate = new Climate(seed);
        this.#rock = noise3(seed, 'nether rock', { wavelength: 84, height: 44, octaves: 3 });
        this.#patch = noise2(seed, 'nether patches', 24, 2);
        this.#columns = new LowColumns(registry, {
            materials: NETHER_MATERIALS,
            biomes: NETHER_BIOMES,
            growing: [N.brownMushroom, N.redMushroom, N.lava],
        });
    }
    biomeAt(x, z) {
        return this.#nameAt(x, z);
    }
    generate(cx, cz) {
        const blocks = this.blocks(cx, cz);
        const biomes = Uint8Array.from({ length: 16 }, (_, i) => this.#climate.at((cx << 4) + 4 * (i & 3) + 2, (cz << 4) + 4 * (i >> 2) + 2));
        return this.#columns.column(blocks, biomes);
    }
    /** The materials of a chunk, at `lowCell`. */
    blocks(cx, cz) {
        const { seed } = this;
        const blocks = new Uint8Array(LOW_CELLS);
        this.#carve(blocks, cx, cz);
        for (let z = 0; z < 16; z++)
            for (let x = 0; x < 16; x++)
                this.#cover(blocks, cx, cz, x, z);
        const biomeOf = (bx, bz) => this.#nameAt((bx << 4) + 8, (bz << 4) + 8);
        placeNetherVeins({ seed, cx, cz, blocks, biomeOf });
        growInNether({ seed, cx, cz, blocks });
        return blocks;
    }
    #nameAt(x, z) {
        return NETHER_BIOMES[this.#climate.at(x, z)] ?? NETHER_BIOMES[0];
    }
    /** Rock, caverns, lava and bedrock. */
    #carve(blocks, cx, cz) {
        this.#sampleCorners(cx, cz);
        for (let y = 0; y < LOW_TOP; y++)
            for (let z = 0; z < 16; z++)
                for (let x = 0; x < 16; x++)
                    blocks[lowCell(x, y, z)] = this.#isBedrock((cx << 4) + x, y, (cz << 4) + z)
                        ? N.bedrock
                        : this.#rockIn(x, y, z);
    }
    /** Rock, or the filling of caverns at this height. */
    #rockIn(x, y, z) {
        if (this.#densityIn(x, y, z) > 0)
            return N.netherrack;
        return y <= LAVA_SEA ? N.lava : N.air;
    }
    /** Computes the density at the corners of the cells of a chunk. */
    #sampleCorners(cx, cz) {
        for (let y = 0; y < UP; y++)
            for (let z = 0; z < ACROSS; z++)
                for (let x = 0; x < ACROSS; x++)
                    this.#corners[cornerOf(x, y, z)] = this.#density((cx << 4) + x * WIDE, y * HIGH, (cz << 4) + z * WIDE);
    }
    /** The density at a position in the chunk whose corners were computed. */
    #densityIn(x, y, z) {
        const fx = (x & 3) / WIDE;
        const fy = (y % HIGH) / HIGH;
        const fz = (z & 3) / WIDE;
        const from = cornerOf(x >> 2, Math.floor(y / HIGH), z >> 2);
        const low = this.#edge(from, fx) * (1 - fz) + this.#edge(from + ACROSS, fx) * fz;
        const up = from + ACROSS * ACROSS;
        const high = this.#edge(up, fx) * (1 - fz) + this.#edge(up + ACROSS, fx) * fz;
        return low * (1 - fy) + high * fy;
    }
    /** The density between a corner and the next one to the east. */
    #edge(corner, share) {
        const corners = this.#corners;
        return corners[corner] * (1 - share) + corners[corner + 1] * share;
    }
    #density(x, y, z) {
        const low = Math.max(0, (FLOOR - y) / CLOSING);
        const high = Math.max(0, (y - ROOF) / CLOSING);
        return this.#rock(x, y, z) - 0.05 + 1.6 * low + 1.6 * high;
    }
    /** All of the lowest and of the highest layer, and a decreasing share of the next four. */
    #isBedrock(x, y, z) {
        const depth = Math.min(y, LOW_TOP - 1 - y);
        return depth < BEDROCK && (depth === 0 || chanceAt(this.seed ^ 0xbed, x, z, y) < 1 - depth / BEDROCK);
    }
    /** Adds a biome's floor and ceiling decorations. */
    #cover(blocks, cx, cz, x, z) {
        const [wx, wz] = [(cx << 4) + x, (cz << 4) + z];
        const biome = this.#nameAt(wx, wz);
        const patch = this.#patch(wx, wz);
        let depth = SOIL;
        for (let y = LOW_TOP - BEDROCK; y > BEDROCK; y--) {
            const cell = lowCell(x, y, z);
            if (blocks[cell] !== N.netherrack) {
                depth = blocks[cell] === N.air ? 0 : SOIL;
                continue;
            }
            const isCeiling = blocks[cell - 256] === N.air;
            const soil = soilOf(biome, { depth, y, patch, isCeiling, chance: chanceAt(this.seed, wx, wz, y) });
            if (soil !== undefined)
                blocks[cell] = soil;
            depth++;
        }
    }
}
/** The material that replaces netherrack in a biome; undefined: none. */
function soilOf(biome, spot) {
    const { depth, y, patch, isCeiling } = spot;
    const isFloor = depth < SOIL;
    const lining = LININGS[biome];
    if (lining)
        return isFloor || isCeiling ? lining(spot) : undefined;
    if (isFloor && y >= BEACH.low && y <= BEACH.high && Math.abs(patch) > 0.45)
        return patch > 0 ? N.soulSand : N.gravel;
    const forest = FORESTS[biome];
    if (!forest || depth > 0 || y <= LAVA_SEA || patch <= -0.55)
        return undefined;
    return patch > 0.5 ? forest.cap : forest.nylium;
}
/** Coverings of floors and ceilings in some biomes. */
const LININGS = {
    soul_sand_valley: ({ patch }) => (patch > 0 ? N.soulSand : N.soulSoil),
    basalt_deltas: ({ depth, patch, chance }) => {
        if (depth === 0 && chance < 0.06)
            return N.magma;
        return patch > 0.15 ? N.blackstone : N.basalt;
    },
};
/** The materials of the forest floors. */
const FORESTS = {
    crimson_forest: { cap: N.crimsonCap, nylium: N.crimsonNylium },
    warped_forest: { cap: N.warpedCap, nylium: N.warpedNylium },
};
