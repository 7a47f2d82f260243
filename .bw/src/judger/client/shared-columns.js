/** Maximum number of different parts that are kept; in a world that is being explored, the oldest are dropped. */
const MAX_PARTS = 2048;
/** One part per distinct content, for all bots of the process. */
const parts = new Map();
/**
 * Lets bots share equal parts of their chunks that are never changed in place: light and biomes, which the server resends on a
 * change, and sections of one block, which a change replaces. Twenty bots in one arena hold the same world twenty times; most
 * of it is air.
 */
export function shareColumns(bot) {
    bot.on('chunkColumnLoad', ({ x, z }) => {
        const column = bot.world.getColumn(x >> 4, z >> 4);
        if (column !== undefined && column !== null)
            shareParts(column);
    });
}
function shareParts({ sections, biomes, skyLightSections = [], blockLightSections = [] }) {
    for (const section of sections) {
        if (section?.data.value === undefined)
            continue;
        section.data = shared(`one ${JSON.stringify(section.data)}`, section.data);
    }
    if (Array.isArray(biomes)) {
        biomes.forEach((biome, index) => {
            if (biome?.data === undefined)
                return;
            const { palette, data, ...rest } = biome.data;
            const content = data === undefined ? '' : `${palette} ${keyOf(data)}`;
            biomes[index] = shared(`biomes ${JSON.stringify(rest)} ${content}`, biome);
        });
    }
    for (const light of [skyLightSections, blockLightSections])
        light.forEach((bits, index) => {
            if (bits?.data !== undefined)
                light[index] = shared(`light ${keyOf(bits)}`, bits);
        });
}
const keyOf = ({ data, bitsPerValue, capacity }) => `${bitsPerValue} ${capacity} ${Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1')}`;
function shared(content, part) {
    const shared = parts.get(content);
    if (shared !== undefined)
        return shared;
    for (const oldest of parts.keys()) {
        if (parts.size < MAX_PARTS)
            break;
        parts.delete(oldest);
    }
    parts.set(content, part);
    return part;
}
