import type { Spawn } from './spawn.ts';
/**
 * Mobs that spawn in the biomes of Nether and End (vanilla NetherBiomes, EndBiomes), except those that fly or
 * live in lava.
 */
export declare const ELSEWHERE: Readonly<Record<string, readonly Spawn[]>>;
