/** The protocol of 1.19.2, which the game speaks. */
import { nbtCompound, nbtInt, nbtLongs, nbtString } from '../../library/nbt.js';
import { lowLight, sectionsToSend, tallLightFields } from './light.js';
export const BASE_VERSION = '1.19.2';
/** Longs of a height map, for worlds 384 and 256 blocks high. */
const TALL_LONGS = 37;
const LOW_LONGS = 36;
/** An empty height map: clients compute heights from the blocks. */
const noHeights = (longs) => nbtCompound({ MOTION_BLOCKING: nbtLongs(Array.from({ length: longs }, () => [0, 0])) });
/** A chunk in one packet, including light (1.18 and later). */
export function tallChunk({ column, x, z, light, data = [] }) {
    const fields = {
        x,
        z,
        heightmaps: noHeights(TALL_LONGS),
        chunkData: column.dump(),
        blockEntities: data.map(({ position, number, nbt }) => ({
            x: position.x & 15,
            z: position.z & 15,
            y: position.y,
            type: number,
            nbtData: nbt,
        })),
        ...tallLightFields(light, sectionsToSend(light)),
    };
    return [['map_chunk', fields]];
}
/** Mask of the sections that `dump` writes. The library's own mask includes sections that have become empty. */
const filledSections = ({ sections = [] }) => sections.reduce((mask, section, y) => (section && !section.isEmpty() ? mask | (1 << y) : mask), 0);
/** A chunk in two packets, blocks and light (1.16). */
export function lowChunk({ column, x, z, light, data = [] }) {
    const blocks = {
        x,
        z,
        groundUp: true,
        bitMap: filledSections(column),
        biomes: column.dumpBiomes?.(),
        heightmaps: noHeights(LOW_LONGS),
        chunkData: column.dump(),
        blockEntities: data.map(({ position, type, nbt }) => nbtCompound({
            id: nbtString(`minecraft:${type}`),
            x: nbtInt(position.x),
            y: nbtInt(position.y),
            z: nbtInt(position.z),
            ...nbt?.value,
        })),
    };
    return [['map_chunk', blocks], lowLight({ x, z }, light, sectionsToSend(light))];
}
