import { join } from 'node:path';
import { compounds } from '../items/item-nbt.js';
import { columnKey } from '../kernel/chunks/columns.js';
import { nbtCompound, nbtInt, nbtList } from '../library/nbt.js';
import { DATA_VERSION } from './chunk-layout.js';
import { createTree, isRoot, tieLed, withRiders } from './entity-tree.js';
import { readRegions, writeRegions } from './regions.js';
const columnAt = ({ x, z }) => columnKey(Math.floor(x) >> 4, Math.floor(z) >> 4);
/** The entities of one dimension in its folder (entities/*.mca, as vanilla keeps them since 1.17). */
export class EntityStore {
    dimension;
    #folder;
    #chunks;
    /** Keys of the columns that have been written. */
    #known;
    /** Entities unknown to this server, by column: they are written back unchanged. */
    #foreign = new Map();
    constructor(dimension, folder, chunks) {
        this.dimension = dimension;
        this.#folder = folder;
        this.#chunks = chunks;
        this.#known = new Set(chunks.map(({ cx, cz }) => columnKey(cx, cz)));
    }
    /** Throws 'bad_world'. */
    static async open(world, dimension) {
        const folder = join(world, dimension.folder, 'entities');
        return new EntityStore(dimension, folder, await readRegions(folder));
    }
    get isEmpty() {
        return this.#chunks.length === 0;
    }
    /** Puts all of them into their dimension; in a generated world they wait until their column is loaded. */
    load(game) {
        const led = [];
        for (const { cx, cz, read } of this.#chunks) {
            const key = columnKey(cx, cz);
            game.level.populated.add(key);
            for (const members of compounds(read().value['Entities'])) {
                const made = createTree(game, members, led);
                if (made.length === 0)
                    this.#foreign.set(key, [...(this.#foreign.get(key) ?? []), members]);
                for (const entity of made)
                    enter(game, entity);
            }
        }
        tieLed(game, led);
    }
    /** The entities of all columns that have any, or had any when they were last written. */
    saved(game) {
        const lists = new Map();
        for (const key of [...this.#known, ...game.level.populated])
            lists.set(key, []);
        const parked = [...game.parked.values()].flat();
        for (const entity of [...game.entities.values(), ...parked]) {
            if (!isRoot(entity))
                continue;
            const key = columnAt(entity.position);
            const list = lists.get(key) ?? [];
            list.push(withRiders(entity));
            lists.set(key, list);
        }
        for (const [key, members] of this.#foreign)
            lists.set(key, [...members, ...(lists.get(key) ?? [])]);
        return Array.from(lists, ([key, list]) => {
            const [cx = 0, cz = 0] = key.split(',').map(Number);
            const nbt = nbtCompound({
                DataVersion: nbtInt(DATA_VERSION),
                Position: { type: 'intArray', value: [cx, cz] },
                Entities: nbtList('compound', list),
            });
            return { cx, cz, nbt: { ...nbt, name: '' } };
        });
    }
    async write(chunks) {
        if (chunks.length === 0)
            return;
        await writeRegions(this.#folder, chunks);
        for (const { cx, cz } of chunks)
            this.#known.add(columnKey(cx, cz));
    }
}
function enter(game, entity) {
    if (!game.level.columns.source) {
        game.addEntity(entity);
        return;
    }
    const key = columnAt(entity.position);
    const there = game.parked.get(key);
    if (there)
        there.push(entity);
    else
        game.parked.set(key, [entity]);
}
