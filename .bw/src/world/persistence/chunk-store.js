import { join } from 'node:path';
import { columnKey } from '../kernel/chunks/columns.js';
import { loadChunk } from './chunk-load.js';
import { saveChunk } from './chunk-save.js';
import { readRegions, writeRegions } from './regions.js';
/** The chunks of one dimension in its folder: region/, DIM-1/region/ or DIM1/region/. */
export class ChunkStore {
    dimension;
    #folder;
    #chunks;
    /** Keys of the chunks that differ from the file. */
    #changed = new Set();
    constructor(dimension, folder, chunks) {
        this.dimension = dimension;
        this.#folder = folder;
        this.#chunks = new Map(chunks.map((chunk) => [columnKey(chunk.cx, chunk.cz), chunk]));
    }
    /** Throws 'bad_world'. */
    static async open(world, dimension) {
        const folder = join(world, dimension.folder, 'region');
        return new ChunkStore(dimension, folder, await readRegions(folder));
    }
    get isEmpty() {
        return this.#chunks.size === 0;
    }
    /** Loads all chunks into their dimension. Throws 'bad_world' or 'unknown_block'. */
    load(game) {
        const redstone = [];
        for (const { cx, cz, read } of this.#chunks.values())
            loadChunk(game, read(), cx, cz, redstone);
        game.redstone.resume(redstone);
    }
    /** A block has changed. */
    note({ x, z }) {
        this.#changed.add(columnKey(x >> 4, z >> 4));
    }
    /** The current chunks that differ from their files. */
    changed(game) {
        const { columns } = game.level;
        // the contents of a container change without a block change
        for (const key of game.level.blockEntities.keys()) {
            const [x = 0, , z = 0] = key.split(',').map(Number);
            this.#changed.add(columnKey(x >> 4, z >> 4));
        }
        const isUnsaved = (key) => !this.#chunks.has(key) || this.#changed.has(key);
        return Array.from(columns.all(isUnsaved), ([key, column]) => {
            const [cx = 0, cz = 0] = key.split(',').map(Number);
            return { cx, cz, nbt: saveChunk(game, column, cx, cz, this.#chunks.get(key)?.read()) };
        });
    }
    async write(chunks) {
        await writeRegions(this.#folder, chunks);
        for (const { cx, cz, nbt } of chunks)
            this.#chunks.set(columnKey(cx, cz), { cx, cz, read: () => nbt });
    }
}
