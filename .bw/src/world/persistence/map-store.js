import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIMENSION_NAMES } from '../kernel/dimensions.js';
import { nbtByte, nbtCompound, nbtInt, nbtList, nbtString, } from '../library/nbt.js';
import { readNbt, writeNbt } from '../library/nbt-file.js';
import { MAP_SIZE, mapsOf } from '../maps/maps.js';
import { DATA_VERSION } from './chunk-layout.js';
import { readIfExists, writeAtomically } from './files.js';
const FILE = /^map_(\d+)\.dat$/;
/** The maps of a world: data/map_N.dat, and their number in data/idcounts.dat. */
export class MapStore {
    #folder;
    #read;
    /** The last written version of each map. */
    #written = new Map();
    constructor(folder, read) {
        this.#folder = folder;
        this.#read = read;
    }
    /** Throws 'bad_nbt'. */
    static async open(world) {
        const folder = join(world, 'data');
        const read = new Map();
        const names = await readdir(folder).catch((error) => {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        });
        for (const name of names) {
            const id = FILE.exec(name)?.[1];
            const file = join(folder, name);
            const data = id === undefined ? undefined : await readIfExists(file);
            if (data)
                read.set(Number(id), readNbt(data, file));
        }
        return new MapStore(folder, read);
    }
    load(game) {
        const maps = mapsOf(game);
        for (const [id, { value }] of this.#read) {
            const map = value['data']?.type === 'compound' ? mapFrom(id, value['data'].value) : undefined;
            if (!map)
                continue;
            maps.byId.set(id, map);
            this.#written.set(id, map.version);
            maps.next = Math.max(maps.next, id + 1);
        }
    }
    /** The current contents of new files. */
    saved(game) {
        const { byId, next } = mapsOf(game);
        const changed = [...byId.values()].filter(({ id, version }) => this.#written.get(id) !== version);
        if (changed.length === 0)
            return [];
        for (const { id, version } of changed)
            this.#written.set(id, version);
        return [
            ...changed.map((map) => [`map_${map.id}.dat`, file(mapMembers(map))]),
            ['idcounts.dat', file({ map: nbtInt(next - 1) })],
        ];
    }
    async write(files) {
        for (const [name, nbt] of files)
            await writeAtomically(join(this.#folder, name), writeNbt(nbt));
    }
}
const file = (data) => nbtCompound({ data: nbtCompound(data), DataVersion: nbtInt(DATA_VERSION) });
const mapMembers = (map) => ({
    dimension: nbtString(`minecraft:${map.dimension}`),
    scale: nbtByte(map.scale),
    xCenter: nbtInt(map.centre.x),
    zCenter: nbtInt(map.centre.z),
    locked: nbtByte(map.locked ? 1 : 0),
    trackingPosition: nbtByte(1),
    unlimitedTracking: nbtByte(0),
    banners: nbtList('compound', []),
    frames: nbtList('compound', []),
    colors: { type: 'byteArray', value: [...new Int8Array(map.colours.buffer)] },
});
/** A map as saved; undefined if it lacks its colours. */
function mapFrom(id, said) {
    const { colors } = said;
    const colours = Uint8Array.from(colors?.type === 'byteArray' ? colors.value : []);
    if (colours.length !== MAP_SIZE * MAP_SIZE)
        return undefined;
    const number = (key) => Number(said[key]?.value ?? 0);
    const dimension = DIMENSION_NAMES.find((name) => `minecraft:${name}` === said['dimension']?.value);
    return {
        memory: {},
        id,
        dimension: dimension ?? 'overworld',
        scale: Math.min(4, Math.max(0, number('scale'))),
        centre: { x: number('xCenter'), z: number('zCenter') },
        locked: number('locked') !== 0,
        colours,
        version: 1,
    };
}
