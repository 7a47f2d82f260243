/** Heights of terrain (game rules of 1.18 and later), and the layout of a generated chunk. */
export const BOTTOM = -64;
export const TOP = 320;
export const HEIGHT = TOP - BOTTOM;
/** Highest block of water in seas, rivers and lakes. */
export const WATER_LEVEL = 62;
/** Caves are full of lava up to this height. */
export const LAVA_LEVEL = -55;
/** Blocks of a chunk. */
export const CELLS = 16 * 16 * HEIGHT;
/** Index of a block in a chunk: x and z are 0 to 15, y is a world height. */
export const cellOf = (x, y, z) => ((y - BOTTOM) << 8) | (z << 4) | x;
