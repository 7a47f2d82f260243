/** Blocks that give power or react to it. */
export declare const poweredBlocks: import("./family.ts").Family[];
