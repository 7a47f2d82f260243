import { type Biome } from './biomes.ts';
import { Land, type LandChunk } from './land.ts';
import { type Ground, type Tree } from './trees.ts';
/** A generated chunk. */
export interface GeneratedChunk {
    /** A material for each block, at `cellOf`. Reused by the next call. */
    readonly blocks: Uint8Array;
    readonly land: LandChunk;
    /** All blocks above this height are air. */
    readonly top: number;
}
/** Generates the terrain of a seed, chunk by chunk in any order. Every block depends only on the seed and its place. */
export declare class Generator implements Ground {
    #private;
    readonly seed: number;
    readonly land: Land;
    constructor(seed: number);
    heightAt(x: number, z: number): number;
    biomeAt(x: number, z: number): Biome;
    /** Whether caves remove this block of ground. */
    isOpenAt(x: number, y: number, z: number, height: number): boolean;
    /** The trees that stand in a chunk. */
    treesOf(cx: number, cz: number): readonly Tree[];
    chunk(cx: number, cz: number): GeneratedChunk;
}
