import { badStructure, checkedSize, integerOf, isInSize, listOf, membersOf, } from './structure.js';
const VERSION = 2;
const VOID = 'minecraft:structure_void';
/**
 * Reads a Sponge schematic of version 2 (.schem, as written by WorldEdit), without entities and biomes. Throws 'bad_structure'.
 */
export function schematicOf({ value }) {
    const version = integerOf(value['Version'], 'Version');
    if (version !== VERSION)
        throw badStructure(`version ${version}`, `version ${VERSION} of Sponge schematics`);
    const side = (name) => integerOf(value[name], name) & 0xffff;
    const size = checkedSize([side('Width'), side('Height'), side('Length')]);
    const palette = paletteOf(membersOf(value['Palette'], 'Palette'));
    const data = value['BlockData'];
    if (data?.type !== 'byteArray')
        throw badStructure(`${data?.type ?? 'no'} BlockData`, 'an array of bytes');
    const choices = varints(data.value, size.x * size.y * size.z);
    const entities = blockEntities(value, size);
    const blocks = [];
    choices.forEach((choice, i) => {
        const entry = palette.get(choice);
        if (!entry)
            throw badStructure(`palette entry ${choice}`, `one of its ${palette.size} entries`);
        if (entry.name === VOID)
            return;
        const x = i % size.x;
        const z = Math.floor(i / size.x) % size.z;
        const y = Math.floor(i / (size.x * size.z));
        const nbt = entities.get(`${x},${y},${z}`);
        blocks.push({ x, y, z, ...entry, ...(nbt ? { nbt } : {}) });
    });
    return { size, blocks };
}
/** Names such as minecraft:oak_stairs[facing=east,half=top] by their palette indices. */
function paletteOf(members) {
    return new Map(Object.entries(members).map(([key, tag]) => {
        const match = /^([a-z0-9_.:/-]+)(?:\[([^\]]*)\])?$/.exec(key);
        if (!match?.[1])
            throw badStructure(`palette entry '${key}'`, 'a block name with its properties');
        const properties = (match[2] ? match[2].split(',') : []).map((part) => part.split('='));
        if (properties.some((part) => part.length !== 2))
            throw badStructure(`palette entry '${key}'`, 'property=value');
        return [
            integerOf(tag, `of palette entry ${key}`),
            { name: match[1], properties: Object.fromEntries(properties) },
        ];
    }));
}
/** Reads exactly `count` varints: seven bits per byte, the high bit set if more follow. */
function varints(bytes, count) {
    const values = new Uint32Array(count);
    let at = 0;
    for (let i = 0; i < count; i++) {
        let value = 0;
        for (let shift = 0;; shift += 7) {
            const byte = bytes[at++];
            if (byte === undefined)
                throw badStructure(`${i} blocks`, `${count} blocks in BlockData`);
            if (shift > 28)
                throw badStructure('a palette index of more than five bytes', 'a varint');
            value |= (byte & 127) << shift;
            if ((byte & 128) === 0)
                break;
        }
        values[i] = value;
    }
    if (at < bytes.length)
        throw badStructure(`more than ${count} blocks`, `${count} blocks in BlockData`);
    return values;
}
function blockEntities(value, size) {
    if (!value['BlockEntities'])
        return new Map();
    const list = listOf(value['BlockEntities'], 'compound', 'BlockEntities');
    return new Map(list.map((members) => {
        const [x = -1, y = -1, z = -1] = (members['Pos']?.value ?? []);
        if (!isInSize({ x, y, z }, size))
            throw badStructure(`block data at ${x}, ${y}, ${z}`, 'a position inside the size');
        const { Pos: _place, Id, ...rest } = members;
        const nbt = { type: 'compound', value: { ...rest, ...(Id ? { id: Id } : {}) } };
        return [`${x},${y},${z}`, nbt];
    }));
}
