/** Torches, lanterns, candles and campfires. The behaviour of redstone torches is in `redstone-parts.ts`. */
export declare const torchesAndLights: import("./family.ts").Family[];
