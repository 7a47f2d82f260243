import { BlockStates } from '../kernel/blocks/states.js';
import { biomeId } from '../kernel/chunks/biome-ids.js';
import { LOW_HEIGHTS } from '../kernel/dimensions.js';
import { loadChunks } from '../library/prismarine.js';
import { SectionWriter } from './packed-section.js';
const SECTIONS = (LOW_HEIGHTS.top - LOW_HEIGHTS.bottom) / 16;
const SECTION_CELLS = 4096;
const AIR = 0;
/** Biome cells above each other in a column of 1.16. */
const BIOME_LAYERS = 64;
/** Height up to which Nether and End are generated; all above is air. */
export const LOW_TOP = 128;
export const LOW_CELLS = 256 * LOW_TOP;
/** Index of a block in a chunk of the Nether or the End: x and z are 0 to 15. */
export const lowCell = (x, y, z) => (y << 8) | (z << 4) | x;
/** Makes columns of a version from materials: those of dimensions 256 blocks high, without light from the sky. */
export class LowColumns {
    #chunks;
    #writer;
    #biomeIds;
    #grows;
    /** Columns of 1.16 have no biomes in their sections, and no sections of air. */
    #isOld;
    constructor(registry, { materials, biomes, growing = [] }) {
        this.#chunks = loadChunks(registry);
        this.#isOld = !registry.isNewerOrEqualTo('1.18');
        const states = new BlockStates(registry);
        const blocks = materials.map(([names, properties]) => states.encode(states.named(...[names].flat()), properties));
        this.#writer = new SectionWriter(blocks.map(({ stateId }) => stateId));
        this.#biomeIds = biomes.map((name) => biomeId(registry, name) ?? 0);
        this.#grows = Uint8Array.from(blocks, (_, material) => (growing.includes(material) ? 1 : 0));
    }
    /** A column of blocks at `lowCell`; `biomes` are those of its 4 × 4 squares, west to east, north to south. */
    column(blocks, biomes) {
        const growing = new Uint16Array(SECTIONS);
        let filled = 0;
        this.#writer.begin();
        for (let section = 0; section < SECTIONS; section++)
            if (this.#write(section, { blocks, biomes, growing }))
                filled |= 1 << section;
        const column = new this.#chunks({ minY: LOW_HEIGHTS.bottom, worldHeight: SECTIONS * 16 });
        column.load(this.#writer.bytes, filled);
        if (this.#isOld)
            column.loadBiomes?.(Array.from({ length: 16 * BIOME_LAYERS }, (_, i) => this.#biomeIds[biomes[i & 15]] ?? 0));
        return { column, tops: topsOf(blocks), growing };
    }
    /** Writes a section. Returns false if it is left out, as empty ones are in old versions. */
    #write(section, { blocks, biomes, growing }) {
        const from = section * SECTION_CELLS;
        const isLow = from < LOW_CELLS;
        const palette = isLow ? this.#survey(blocks, section, growing) : [AIR];
        const isEmpty = palette.length === 1 && palette[0] === AIR;
        if (this.#isOld && isEmpty)
            return false;
        // sections of 1.16 always have indices
        const wanted = this.#isOld && palette.length === 1 ? [...palette, AIR] : palette;
        this.#writer.blocks(isLow ? blocks : NOTHING, isLow ? from : 0, wanted);
        if (!this.#isOld)
            this.#writer.biomes(biomes, this.#biomeIds);
        return true;
    }
    #survey(blocks, section, growing) {
        const palette = [];
        const seen = new Uint8Array(256);
        for (let i = section * SECTION_CELLS; i < (section + 1) * SECTION_CELLS; i++) {
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
}
const NOTHING = new Uint8Array(SECTION_CELLS);
/** Heights of the highest blocks. */
function topsOf(blocks) {
    return Int16Array.from({ length: 256 }, (_, place) => {
        let y = LOW_TOP - 1;
        while (y >= 0 && blocks[(y << 8) | place] === AIR)
            y--;
        return y;
    });
}
