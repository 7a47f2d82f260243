import type { NetherBiome } from './climate.ts';
/** A chunk into which veins are put. */
interface Rock {
    readonly seed: number;
    readonly cx: number;
    readonly cz: number;
    readonly blocks: Uint8Array;
    /** Biome of a chunk's centre. */
    readonly biomeOf: (cx: number, cz: number) => NetherBiome;
}
/** Adds the veins to a chunk that start in it or next to it; each chunk takes its own part. */
export declare function placeNetherVeins(rock: Rock): void;
export {};
