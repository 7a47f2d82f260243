const FULL_LIGHT = 15;
const SECTION = 16;
/**
 * Corrects how mineflayer reads light. The library reads each group of eight cells in reverse order (it treats eight bytes as
 * one number), and treats sections that servers do not send as dark: the open sky above the highest section with a shadow.
 */
export function readLight(bot) {
    // the library refills a column when it is sent again
    const corrected = new WeakSet();
    bot.on('chunkColumnLoad', ({ x, z }) => {
        const column = bot.world.getColumn(x >> 4, z >> 4);
        if (column === undefined || column === null || corrected.has(column))
            return;
        corrected.add(column);
        for (const sections of lightsOf(column))
            for (const section of sections)
                turn(section);
        for (const name of ['loadParsedLight', 'loadLight']) {
            const load = column[name];
            if (load)
                column[name] = (...light) => loadOnce(column, light[0], () => load.apply(column, light));
        }
        column.getSkyLight = (at) => skyLight(column, at, bot.game.dimension === 'overworld' ? FULL_LIGHT : 0);
    });
}
const lightsOf = ({ skyLightSections = [], blockLightSections = [] }) => [
    skyLightSections,
    blockLightSections,
];
/** The sections in a packet, which all bots in a world receive and never change. */
const loaded = new WeakMap();
/** Lets the library read the light of a packet, which replaces sections, and corrects them; other bots then reuse them. */
function loadOnce(column, packet, load) {
    const cached = loaded.get(packet);
    const lights = lightsOf(column);
    if (cached !== undefined) {
        for (const [kind, index, section] of cached)
            lights[kind][index] = section;
        return;
    }
    const before = lights.map((sections) => [...sections]);
    load();
    const replaced = lightsOf(column).flatMap((sections, kind) => sections.flatMap((section, i) => (section === before[kind]?.[i] ? [] : [[kind, i, section]])));
    for (const [, , section] of replaced)
        turn(section);
    loaded.set(packet, replaced);
}
/** Reverses the eight bytes of each pair of numbers. */
function turn(section) {
    if (section === null)
        return;
    const { data } = section;
    for (let i = 0; i < data.length; i += 2) {
        const [low, high] = [data[i], data[i + 1]];
        data[i] = swapped(high);
        data[i + 1] = swapped(low);
    }
}
const swapped = (word) => ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;
/**
 * A section that is not sent is lit as the lowest layer of the next one above; above the highest is open sky (vanilla
 * SkyLightSectionStorage).
 */
function skyLight({ minY = 0, skyLightSections = [] }, { x, y, z }, open) {
    const first = Math.floor((y - minY) / SECTION) + 1;
    for (let i = Math.max(0, first); i < skyLightSections.length; i++) {
        const section = skyLightSections[i];
        if (section)
            return section.get(((i === first ? (y - minY) & 15 : 0) << 8) | (z << 4) | x);
    }
    return open;
}
