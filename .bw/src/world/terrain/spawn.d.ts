import type { Vec } from '../geometry.ts';
import type { Generator } from './generator.ts';
/** Distances from the spawn, in blocks; null: farther than the search went. */
export interface SpawnDistances {
    /** The nearest trunk. */
    readonly tree: number;
    /** The nearest stone, under the ground or not. */
    readonly stone: number;
    /** The nearest water on the surface, within 128 blocks. */
    readonly water: number | null;
    /** The nearest position where a cave opens to the surface, within 200 blocks. */
    readonly cave: number | null;
}
/** Where players begin. */
export interface TerrainSpawn {
    /** Position of their feet. */
    readonly position: Vec;
    readonly biome: string;
    readonly distances: SpawnDistances;
}
/** The biomes in which players can start. */
export declare const SPAWN_BIOMES: readonly string[];
/**
 * The nearest dry land to the origin with a tree and stone nearby; undefined if there is none within 512
 * blocks.
 */
export declare function findSpawn(generator: Generator): TerrainSpawn | undefined;
/** Whether one of the given biomes is within walking distance, and none of them is at the spawn. */
export declare function isNear(generator: Generator, { position, biome }: TerrainSpawn, names: readonly string[]): boolean;
