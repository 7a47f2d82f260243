import { keyOf } from '../../geometry.js';
import { entityTypeOf, isShown } from '../blocks/block-entities.js';
import { shownNbt } from './block-nbt.js';
import { columnKey } from './columns.js';
/** Number of changes in one 16×16×16 section from which they are sent in a single packet. */
const MIN_BATCH = 2;
/** Collects changed blocks and sends them to clients. */
export class BlockChanges {
    #game;
    #changed = new Map();
    constructor(game) {
        this.#game = game;
    }
    note(p) {
        this.#changed.set(keyOf(p), p);
        this.#game.chunks.forget(p.x >> 4, p.z >> 4);
    }
    /** Sends all changes since the last call to the players who have loaded the chunks. */
    flush() {
        if (this.#changed.size === 0)
            return;
        const sections = new Map();
        for (const p of this.#changed.values()) {
            const key = `${p.x >> 4},${p.y >> 4},${p.z >> 4}`;
            const list = sections.get(key);
            if (list)
                list.push(p);
            else
                sections.set(key, [p]);
        }
        this.#changed.clear();
        for (const positions of sections.values())
            this.#sendSection(positions);
    }
    #sendSection(positions) {
        const game = this.#game;
        const [first] = positions;
        if (!first)
            return;
        const section = { x: first.x >> 4, y: first.y >> 4, z: first.z >> 4 };
        const key = columnKey(section.x, section.z);
        const stateAt = (p) => game.level.columns.get(p);
        const hasChunk = (player) => player.loaded.has(key);
        if (positions.length < MIN_BATCH) {
            game.broadcast('block_change', { location: first, type: stateAt(first) }, hasChunk);
            this.#sendBlockEntities(positions, hasChunk);
            return;
        }
        game.broadcast('multi_block_change', {
            chunkCoordinates: section,
            suppressLightUpdates: true,
            records: positions.map((p) => (stateAt(p) << 12) | ((p.x & 15) << 8) | ((p.z & 15) << 4) | (p.y & 15)),
        }, hasChunk);
        this.#sendBlockEntities(positions, hasChunk);
    }
    /** Sends the data of signs and the like along with each change (vanilla ChunkHolder.broadcastBlockEntityIfNeeded). */
    #sendBlockEntities(positions, hasChunk) {
        const { level, dialect } = this.#game;
        for (const location of positions) {
            const type = entityTypeOf(level.get(location).name);
            if (type === null || !isShown(type))
                continue;
            const fields = { location, action: dialect.entityType(type), nbtData: shownNbt(level, location) };
            this.#game.broadcast('tile_entity_data', fields, hasChunk);
        }
    }
}
