import type { Biome } from './biomes.ts';
/** The way the heights of veins are drawn: uniformly, or mostly in the middle. */
type Spread = 'uniform' | 'triangle';
/** A kind of vein. */
export interface Vein {
    /** The ore in stone, and the one in deepslate and tuff. */
    readonly material: number;
    readonly deep: number;
    /** Veins in a chunk; a fraction is the chance of one more. */
    readonly count: number;
    readonly size: number;
    readonly spread: Spread;
    readonly low: number;
    readonly high: number;
    /** Chance that a block next to air is skipped. */
    readonly discard: number;
    /** Only in mountain biomes. */
    readonly mountain?: boolean;
    /** Only in badlands. */
    readonly banded?: boolean;
}
/** Vanilla's placed features of 1.18 to 1.20.1, in the order in which they are placed. */
export declare const VEINS: readonly Vein[];
/** Whether veins of a kind start in a biome. */
export declare const occursIn: ({ mountain, banded }: Vein, biome: Biome) => boolean;
export {};
