import type { ChunkSource, SourceColumn } from '../kernel/chunks/source.ts';
import { type Registry } from '../library/prismarine.ts';
import type { TerrainOptions } from '../options.ts';
import { type TerrainSpawn } from './spawn.ts';
/** Survival terrain as the columns of one version, and the spawn in it. */
export declare class Terrain implements ChunkSource {
    #private;
    readonly seed: number;
    readonly spawn: TerrainSpawn;
    /** Throws 'unknown_biome' or 'no_spawn'. */
    constructor(registry: Registry, options: TerrainOptions);
    biomeAt(x: number, z: number): string;
    generate(cx: number, cz: number): SourceColumn;
}
