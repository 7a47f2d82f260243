import type { Chance } from '../../kernel/chance.ts';
import type { Spawn } from './spawn.ts';
export interface Category {
    /** Maximum number per 289 chunks near players. */
    readonly cap: number;
    /** Ticks between two attempts. */
    readonly interval: number;
    readonly monsters: boolean;
    readonly spawns: readonly Spawn[];
}
/** Most biomes (vanilla BiomeDefaultFeatures), limited to kinds with an AI here. */
export declare const MONSTERS: Category;
export declare const ANIMALS: Category;
/** The kinds that a category spawns in a biome. */
export declare const spawnsIn: (category: Category, biome: string) => readonly Spawn[];
export declare const isFleeting: (kind: string) => boolean;
/** Draws an entry by weight. */
export declare function weighted(spawns: readonly Spawn[], chance: Chance): Spawn | undefined;
