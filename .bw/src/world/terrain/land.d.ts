import { type Biome } from './biomes.ts';
/** The surface of one chunk. */
export interface LandChunk {
    /** Height of the highest block of ground, by x + 16 z. */
    readonly heights: Int16Array;
    /** Biome of each 4×4 blocks, by x + 4 z. */
    readonly biomes: Uint8Array;
}
/** Height and biome at every position: pure functions of the seed, x and z, so that chunks need no neighbours. */
export declare class Land {
    #private;
    constructor(seed: number);
    /** Heights and biomes of a chunk; kept for a while. */
    chunk(cx: number, cz: number): LandChunk;
    /** Height of the highest block of ground. */
    heightAt(x: number, z: number): number;
    biomeAt(x: number, z: number): Biome;
    biomeByteAt(x: number, z: number): number;
}
