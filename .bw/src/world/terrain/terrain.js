import { WorldError } from '../errors.js';
import { BlockStates } from '../kernel/blocks/states.js';
import { biomeId } from '../kernel/chunks/biome-ids.js';
import { loadChunks } from '../library/prismarine.js';
import { BIOME_NAMES } from './biomes.js';
import { Generator } from './generator.js';
import { hash } from './hash.js';
import { BOTTOM, cellOf, HEIGHT } from './layout.js';
import { M, MATERIALS } from './materials.js';
import { SectionWriter } from './packed-section.js';
import { findSpawn, isNear } from './spawn.js';
const SECTIONS = HEIGHT / 16;
const SECTION_CELLS = 4096;
/** Materials that grow while players are near, and lava, which sets fire. */
const GROWING = [M.cane, M.cactus, M.brownMushroom, M.redMushroom, M.lava, M.ice, M.snow];
/** Number of seeds that are tried to find one that starts in a requested biome. */
const TRIES = 2000;
/** Survival terrain as the columns of one version, and the spawn in it. */
export class Terrain {
    seed;
    spawn;
    #generator;
    #chunks;
    #writer;
    #biomeIds;
    #dampens;
    #grows;
    /** Materials of a section that have been seen. */
    #seen = new Uint8Array(256);
    /** Throws 'unknown_biome' or 'no_spawn'. */
    constructor(registry, options) {
        const { generator, spawn } = begin(options);
        this.#generator = generator;
        this.seed = generator.seed;
        this.spawn = spawn;
        this.#chunks = loadChunks(registry);
        const states = new BlockStates(registry);
        const blocks = MATERIALS.map(({ names, properties }) => states.encode(states.named(...names), properties));
        const flags = (is) => Uint8Array.from(blocks, ({ name }, material) => (is(name, material) ? 1 : 0));
        this.#writer = new SectionWriter(blocks.map(({ stateId }) => stateId));
        this.#biomeIds = BIOME_NAMES.map((name) => biomeId(registry, name) ?? 0);
        this.#dampens = flags((name) => /^(water|lava|seagrass|kelp|kelp_plant)$/.test(name) ||
            (states.definition(name).filterLight ?? 0) > 0);
        this.#grows = flags((_, material) => GROWING.includes(material));
    }
    biomeAt(x, z) {
        return this.#generator.biomeAt(x, z).name;
    }
    generate(cx, cz) {
        const { blocks, land, top } = this.#generator.chunk(cx, cz);
        const growing = new Uint16Array(SECTIONS);
        this.#writer.begin();
        for (let section = 0; section < SECTIONS; section++) {
            const from = section * SECTION_CELLS;
            const isAir = BOTTOM + section * 16 > top;
            const palette = isAir ? [M.air] : this.#survey(blocks, section, growing);
            this.#writer.blocks(blocks, from, palette);
            this.#writer.biomes(land.biomes, this.#biomeIds);
        }
        const column = new this.#chunks();
        column.load(this.#writer.bytes);
        return { column, tops: this.#topsOf(blocks, top), growing };
    }
    /** The materials of a section; counts growing plants. */
    #survey(blocks, section, growing) {
        const seen = this.#seen.fill(0);
        const palette = [];
        const from = section * SECTION_CELLS;
        for (let i = from; i < from + SECTION_CELLS; i++) {
            const material = blocks[i];
            if (this.#grows[material] === 1)
                growing[section] = growing[section] + 1;
            if (seen[material] === 1)
                continue;
            seen[material] = 1;
            palette.push(material);
        }
        return palette;
    }
    /** Heights of the highest blocks that weaken light from the sky. */
    #topsOf(blocks, top) {
        const tops = new Int16Array(256);
        for (let z = 0; z < 16; z++)
            for (let x = 0; x < 16; x++) {
                let y = top;
                while (y >= BOTTOM && this.#dampens[blocks[cellOf(x, y, z)]] === 0)
                    y--;
                tops[(z << 4) | x] = y;
            }
        return tops;
    }
}
/**
 * The generator whose spawn is in or near the requested biome: that of the seed itself, or of the first seed
 * derived from it that has one.
 */
function begin({ seed, biome, near }) {
    const names = BIOME_NAMES;
    // One of several biomes near the start is enough.
    const unknown = [biome === undefined ? undefined : [biome], near].find((wanted) => wanted?.some((each) => names.includes(each)) === false);
    if (unknown !== undefined)
        throw new WorldError('unknown_biome', 'terrain has no such biome', {
            got: unknown.join(', '),
            wanted: BIOME_NAMES.join(', '),
            remedy: 'choose one of these',
        });
    for (let k = 0; k < TRIES; k++) {
        const generator = new Generator(k === 0 ? seed : hash(seed, k, 0));
        const spawn = findSpawn(generator);
        if (spawn === undefined || (biome !== undefined && spawn.biome !== biome))
            continue;
        if (near === undefined || isNear(generator, spawn, near))
            return { generator, spawn };
    }
    throw new WorldError('no_spawn', 'no terrain begins there', {
        got: biome ?? near?.join(', ') ?? `seed ${seed}`,
        wanted: 'dry land with a tree near',
        remedy: 'choose another biome or seed',
    });
}
