import { Vec3 } from 'vec3';
/** Data version of 1.19.2, and of the first version with the same chunk layout (1.18). */
export const DATA_VERSION = 3120;
export const MIN_DATA_VERSION = 2860;
/** Blocks along a side of a section, and number of blocks and of biome cells in a section. */
export const SECTION = 16;
export const BLOCKS = 4096;
export const BIOMES = 64;
/** Minimum number of bits per palette index. */
export const MIN_BITS = { blocks: 4, biomes: 1 };
/** Moves `at` to the n-th block of a section and returns it. */
export const blockCell = (at, bottom, i) => at.set(i & 15, bottom + (i >> 8), (i >> 4) & 15);
/** Moves `at` to a block of a section's n-th biome cell (4×4×4 blocks) and returns it. */
export const biomeCell = (at, bottom, i) => at.set((i & 3) * 4, bottom + (i >> 4) * 4, ((i >> 2) & 3) * 4);
export const point = () => new Vec3(0, 0, 0);
