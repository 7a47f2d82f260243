/** Blocks that run commands when they receive power, one after the other, or in every tick. */
export declare const commandBlocks: import("./family.ts").Family[];
