import type { Biome } from './biomes.ts';
/** A chunk into which veins are put. */
interface Rock {
    readonly cx: number;
    readonly cz: number;
    readonly blocks: Uint8Array;
    /** Height of the highest rock. */
    readonly top: number;
    /** Biome of a chunk's centre. */
    readonly biomeOf: (cx: number, cz: number) => Biome;
}
/**
 * Adds all veins to a chunk that start in it or next to it. A vein depends only on the seed and the chunk in which it starts, and
 * each chunk takes its own part of it, so both sides of a border match.
 */
export declare function placeVeins(seed: number, rock: Rock): void;
export {};
