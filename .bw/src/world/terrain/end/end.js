import { LOW_CELLS, LowColumns, lowCell } from '../low-columns.js';
import { noise2 } from '../noise.js';
import { spikesOf } from './spikes.js';
const MATERIALS = [['air'], ['end_stone'], ['obsidian'], ['bedrock'], ['iron_bars']];
const [END_STONE, OBSIDIAN, BEDROCK, BARS] = [1, 2, 3, 4];
/** Radius of the central island, its variation, and the height around which it lies. */
const RADIUS = 104;
const RAGGED = 14;
const LEVEL = 57;
/** Distance by which its centre rises above that height, and by which it extends below. */
const RISE = 6;
const DEPTH = 42;
/** Distance at which the outer islands start, and the noise threshold of an island. */
const OUTSKIRTS = 1000;
const SHORE = 0.3;
/** Height of the bars around a crystal. */
const CAGE = 3;
/** The End of a seed: an island with ten pillars, and other islands far outside. */
export class End {
    seed;
    spikes;
    #rough;
    #islands;
    #columns;
    constructor(registry, seed) {
        this.seed = seed;
        this.spikes = spikesOf(seed);
        this.#rough = noise2(seed, 'end ground', 28, 3);
        this.#islands = noise2(seed, 'end islands', 130, 2);
        this.#columns = new LowColumns(registry, { materials: MATERIALS, biomes: ['the_end', 'end_highlands'] });
    }
    biomeAt(x, z) {
        return Math.hypot(x, z) < OUTSKIRTS ? 'the_end' : 'end_highlands';
    }
    generate(cx, cz) {
        const blocks = new Uint8Array(LOW_CELLS);
        for (let z = 0; z < 16; z++)
            for (let x = 0; x < 16; x++) {
                const { low, high } = this.#ground((cx << 4) + x, (cz << 4) + z);
                for (let y = low; y <= high; y++)
                    blocks[lowCell(x, y, z)] = END_STONE;
            }
        for (const spike of this.spikes)
            raise(blocks, spike, cx, cz);
        const biome = this.biomeAt((cx << 4) + 8, (cz << 4) + 8) === 'the_end' ? 0 : 1;
        return this.#columns.column(blocks, new Uint8Array(16).fill(biome));
    }
    /** The lowest and the highest end stone; none if `low` is above `high`. */
    #ground(x, z) {
        const away = Math.hypot(x, z);
        const rough = this.#rough(x, z);
        const share = away < OUTSKIRTS ? 1 - (away / (RADIUS + RAGGED * rough)) ** 2 : (this.#islands(x, z) - SHORE) * 1.6;
        if (share <= 0)
            return { low: 1, high: 0 };
        const high = Math.floor(LEVEL + RISE * Math.sqrt(Math.min(1, share)) + 1.5 * rough);
        const low = Math.floor(LEVEL - DEPTH * share ** 0.7 - 3 * rough);
        return { low: Math.max(1, Math.min(low, high)), high };
    }
}
/** The part of a pillar that lies in a chunk. */
function raise(blocks, spike, cx, cz) {
    const { x, z, radius } = spike;
    const [west, north] = [cx << 4, cz << 4];
    for (let bx = Math.max(west, x - radius); bx <= Math.min(west + 15, x + radius); bx++)
        for (let bz = Math.max(north, z - radius); bz <= Math.min(north + 15, z + radius); bz++)
            raiseColumn(blocks, spike, [bx - x, bz - z], (y) => lowCell(bx - west, y, bz - north));
}
/** A column of a pillar, some blocks from its centre. */
function raiseColumn(blocks, { radius, top, caged }, [dx, dz], at) {
    const across = dx ** 2 + dz ** 2;
    if (across <= radius * radius + 1)
        for (let y = 0; y < top; y++)
            blocks[at(y)] = OBSIDIAN;
    if (across === 0)
        blocks[at(top)] = BEDROCK;
    const edge = Math.max(Math.abs(dx), Math.abs(dz));
    if (caged && edge <= 2)
        cage(blocks, edge, (y) => at(top + y));
}
/** A column of the cage on a pillar: bars around it and above. */
function cage(blocks, edge, at) {
    for (let y = 0; y <= CAGE; y++)
        if (edge === 2 || y === CAGE)
            blocks[at(y)] = BARS;
}
