/** The layers of terracotta of badlands: a material for each height above 0, the same everywhere for a given seed. */
export declare function strataOf(seed: number): Uint8Array;
