/** Sections of open sky sent above the highest with a shadow; clients treat those above as lit. */
const OPEN_SECTIONS = 2;
const BYTES = 2048;
const lit = Buffer.alloc(BYTES, 0xff);
const dark = Buffer.alloc(BYTES);
const isLit = (section) => lit.equals(section);
const isDark = (section) => dark.equals(section);
/** The sections sent with a chunk: those that block light, and from the ground up to the open sky. */
export function sectionsToSend({ sky, block }) {
    const shaded = sky.findLastIndex((section) => !isLit(section));
    const isSkyless = sky.every(isDark);
    const count = isSkyless ? 0 : Math.min(sky.length, shaded + 1 + OPEN_SECTIONS);
    return {
        sky: 2 ** count - 1,
        block: block.reduce((mask, section, i) => (isDark(section) ? mask : mask | (1 << i)), 0),
    };
}
/** Sections of a mask, and which of them are dark. */
function chosen(sections, mask) {
    const isChosen = (i) => ((mask >> i) & 1) === 1;
    const darkMask = sections.reduce((bits, section, i) => (isChosen(i) && isDark(section) ? bits | (1 << i) : bits), 0);
    return { lights: sections.filter((_, i) => isChosen(i)), darkMask };
}
/** Bits of sections, starting with the lowest, as a long that begins with the section below the world. */
const longs = (mask) => [[0, mask << 1]];
/** The fields of light in packets of 1.17 and later. */
export function tallLightFields(light, mask) {
    const sky = chosen(light.sky, mask.sky);
    const block = chosen(light.block, mask.block);
    return {
        trustEdges: true,
        skyLightMask: longs(mask.sky & ~sky.darkMask),
        blockLightMask: longs(mask.block & ~block.darkMask),
        emptySkyLightMask: longs(sky.darkMask),
        emptyBlockLightMask: longs(block.darkMask),
        skyLight: sky.lights.filter((section) => !isDark(section)),
        blockLight: block.lights.filter((section) => !isDark(section)),
    };
}
export const tallLight = ({ x, z }, light, mask) => ['update_light', { chunkX: x, chunkZ: z, ...tallLightFields(light, mask) }];
/** Length of a section's light, as a variable-length number. */
const LENGTH = Buffer.from([0x80, 0x10]);
/**
 * Before 1.17 masks are numbers and all light is sent in one piece. mineflayer does not read which sections are dark: they are
 * sent, too.
 */
export const lowLight = ({ x, z }, light, mask) => {
    const lights = [...chosen(light.sky, mask.sky).lights, ...chosen(light.block, mask.block).lights];
    return [
        'update_light',
        {
            chunkX: x,
            chunkZ: z,
            trustEdges: true,
            skyLightMask: mask.sky << 1,
            blockLightMask: mask.block << 1,
            emptySkyLightMask: 0,
            emptyBlockLightMask: 0,
            data: Buffer.concat(lights.flatMap((section) => [LENGTH, section])),
        },
    ];
};
