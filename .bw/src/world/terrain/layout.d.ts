/** Heights of terrain (game rules of 1.18 and later), and the layout of a generated chunk. */
export declare const BOTTOM = -64;
export declare const TOP = 320;
export declare const HEIGHT: number;
/** Highest block of water in seas, rivers and lakes. */
export declare const WATER_LEVEL = 62;
/** Caves are full of lava up to this height. */
export declare const LAVA_LEVEL = -55;
/** Blocks of a chunk. */
export declare const CELLS: number;
/** Index of a block in a chunk: x and z are 0 to 15, y is a world height. */
export declare const cellOf: (x: number, y: number, z: number) => number;
