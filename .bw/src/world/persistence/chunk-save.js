import { paletteEntry } from '../kernel/blocks/palette.js';
import { blockNbt } from '../kernel/chunks/block-nbt.js';
import { nbtByte, nbtInt, nbtList, nbtLong, nbtString, } from '../library/nbt.js';
import { bitsFor, pack } from './bits.js';
import { BIOMES, BLOCKS, biomeCell, blockCell, DATA_VERSION, MIN_BITS, point, SECTION, } from './chunk-layout.js';
/** NBT of a chunk. Tags of `before`, the chunk in the file, are preserved if this server does not know them. */
export function saveChunk(game, column, cx, cz, before) {
    const sections = [];
    const { bottom: lowest, top } = game.level.columns;
    for (let bottom = lowest; bottom < top; bottom += SECTION)
        sections.push(sectionOf(game, column, bottom));
    const entities = [...game.level.blockEntities.keys()].flatMap((key) => {
        const [x = 0, y = 0, z = 0] = key.split(',').map(Number);
        if (x >> 4 !== cx || z >> 4 !== cz)
            return [];
        const nbt = blockNbt(game.level, { x, y, z });
        return nbt ? [{ ...nbt.value, keepPacked: nbtByte(0) }] : [];
    });
    const kept = Object.fromEntries(Object.entries(before?.value ?? {}).filter(([key]) => KEPT.has(key)));
    return {
        type: 'compound',
        name: '',
        value: {
            InhabitedTime: nbtLong(0),
            structures: { type: 'compound', value: {} },
            PostProcessing: nbtList('list', []),
            ...kept,
            DataVersion: nbtInt(DATA_VERSION),
            Status: nbtString('full'),
            xPos: nbtInt(cx),
            yPos: nbtInt(lowest >> 4),
            zPos: nbtInt(cz),
            LastUpdate: nbtLong(game.ticks),
            sections: nbtList('compound', sections),
            block_entities: nbtList('compound', entities),
            block_ticks: nbtList('compound', []),
            fluid_ticks: nbtList('compound', []),
            // makes vanilla recompute light and height maps
            isLightOn: nbtByte(0),
            Heightmaps: { type: 'compound', value: {} },
        },
    };
}
/** Tags of a chunk that this server does not know and that stay valid. */
const KEPT = new Set(['InhabitedTime', 'structures', 'PostProcessing', 'blending_data']);
function sectionOf(game, column, bottom) {
    const at = point();
    const blocks = palette(BLOCKS, (i) => column.getBlockStateId(blockCell(at, bottom, i)));
    const biomes = palette(BIOMES, (i) => column.getBiome(biomeCell(at, bottom, i)));
    const biomeName = (id) => `minecraft:${game.registry.biomes[id]?.name ?? 'plains'}`;
    return {
        Y: nbtByte(bottom / SECTION),
        block_states: container(nbtList('compound', blocks.found.map((id) => paletteEntry(game.level.states.decode(id)))), blocks, MIN_BITS.blocks),
        biomes: container(nbtList('string', biomes.found.map(biomeName)), biomes, MIN_BITS.biomes),
    };
}
function palette(count, read) {
    const found = [];
    const places = new Map();
    const choices = new Uint16Array(count);
    for (let i = 0; i < count; i++) {
        const value = read(i);
        let place = places.get(value);
        if (place === undefined) {
            place = found.push(value) - 1;
            places.set(value, place);
        }
        choices[i] = place;
    }
    return { found, choices };
}
function container(list, { found, choices }, least) {
    const data = found.length > 1
        ? { data: { type: 'longArray', value: pack(choices, bitsFor(found.length, least)) } }
        : {};
    return { type: 'compound', value: { palette: list, ...data } };
}
