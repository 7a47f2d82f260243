import { Vec3 } from 'vec3';
/** Data version of 1.19.2, and of the first version with the same chunk layout (1.18). */
export declare const DATA_VERSION = 3120;
export declare const MIN_DATA_VERSION = 2860;
/** Blocks along a side of a section, and number of blocks and of biome cells in a section. */
export declare const SECTION = 16;
export declare const BLOCKS = 4096;
export declare const BIOMES = 64;
/** Minimum number of bits per palette index. */
export declare const MIN_BITS: {
    readonly blocks: 4;
    readonly biomes: 1;
};
/** Moves `at` to the n-th block of a section and returns it. */
export declare const blockCell: (at: Vec3, bottom: number, i: number) => Vec3;
/** Moves `at` to a block of a section's n-th biome cell (4×4×4 blocks) and returns it. */
export declare const biomeCell: (at: Vec3, bottom: number, i: number) => Vec3;
export declare const point: () => Vec3;
