import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIMENSIONS } from '../kernel/dimensions.js';
import { readNbt, writeNbt } from '../library/nbt-file.js';
import { ChunkStore } from './chunk-store.js';
import { EntityStore } from './entity-store.js';
import { readIfExists, writeAtomically } from './files.js';
import { loadLevel, saveLevel, terrainSeedOf } from './level-dat.js';
import { MapStore } from './map-store.js';
import { PlayerStore } from './player-store.js';
/**
 * A world on disk in vanilla's layout: level.dat, region/*.mca (and those of Nether and End), playerdata/*.dat. It is read once, when the server
 * starts, and written only by `save`. Entities are kept in entities/*.mca.
 */
export class WorldFolder {
    path;
    #stores;
    #entities;
    #maps;
    players = new PlayerStore();
    #level;
    #saving = Promise.resolve();
    constructor(path, { stores, entities, maps, }) {
        this.path = path;
        this.#stores = stores;
        this.#entities = entities;
        this.#maps = maps;
    }
    /** Reads the folder; a missing folder is a new world. Throws 'bad_nbt' or 'bad_world'. */
    static async open(path) {
        const stores = [];
        const entities = [];
        for (const dimension of Object.values(DIMENSIONS)) {
            stores.push(await ChunkStore.open(path, dimension));
            entities.push(await EntityStore.open(path, dimension));
        }
        const folder = new WorldFolder(path, { stores, entities, maps: await MapStore.open(path) });
        const level = await readIfExists(join(path, 'level.dat'));
        if (level)
            folder.#level = readNbt(level, join(path, 'level.dat'));
        for (const [uuid, file] of await playerFiles(join(path, 'playerdata'))) {
            const data = await readIfExists(file);
            if (data)
                folder.players.put(uuid, readNbt(data, file));
        }
        return folder;
    }
    /** Whether a world was saved here before. */
    get isNew() {
        return this.#level === undefined;
    }
    /** Terrain seed of the world that was saved here; undefined for a flat or new world. */
    get terrainSeed() {
        return this.#level && terrainSeedOf(this.#level);
    }
    /** Loads the world into a new game. Throws 'bad_world' or 'unknown_block'. */
    load(game) {
        if (this.#level)
            loadLevel(game, this.#level);
        for (const store of this.#stores) {
            const { name } = store.dimension;
            if (name === 'overworld' || !store.isEmpty)
                store.load(game.world.in(name));
        }
        this.#maps.load(game);
        for (const store of this.#entities)
            if (!store.isEmpty)
                store.load(game.world.in(store.dimension.name));
        game.emitter.on('blockChanged', ({ position, dimension = 'overworld' }) => {
            this.#stores.find((store) => store.dimension.name === dimension)?.note(position);
        });
    }
    /** Writes the current world; `now` is in milliseconds since 1970. Saves run one after another. */
    save(game, now) {
        // serialise everything before the first write, so that all files show the same moment
        for (const player of game.world.players)
            this.players.remember(player);
        const level = saveLevel(game, now, this.#level);
        const chunks = game.world.places.flatMap((place) => {
            const store = this.#stores.find(({ dimension }) => dimension === place.dimension);
            return store ? [{ store, chunks: store.changed(place) }] : [];
        });
        const entities = game.world.places.flatMap((place) => {
            const store = this.#entities.find(({ dimension }) => dimension === place.dimension);
            return store ? [{ store, chunks: store.saved(place) }] : [];
        });
        const maps = this.#maps.saved(game);
        const players = [...this.players.all()];
        this.#level = level;
        this.#saving = this.#saving
            .catch(() => { })
            .then(() => this.#write({ level, chunks, entities, maps, players }));
        return this.#saving;
    }
    async #write(world) {
        for (const { store, chunks } of world.chunks)
            await store.write(chunks);
        for (const { store, chunks } of world.entities)
            await store.write(chunks);
        await this.#maps.write(world.maps);
        for (const [uuid, nbt] of world.players)
            await writeAtomically(join(this.path, 'playerdata', `${uuid}.dat`), writeNbt(nbt));
        await writeAtomically(join(this.path, 'level.dat'), writeNbt(world.level));
    }
}
async function playerFiles(folder) {
    const names = await readdir(folder).catch((error) => {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    });
    return names.flatMap((name) => {
        const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.dat$/.exec(name);
        return match?.[1] ? [[match[1], join(folder, name)]] : [];
    });
}
