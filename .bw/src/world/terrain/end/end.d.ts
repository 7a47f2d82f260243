import type { ChunkSource, SourceColumn } from '../../kernel/chunks/source.ts';
import type { Registry } from '../../library/prismarine.ts';
import { type Spike } from './spikes.ts';
/** The End of a seed: an island with ten pillars, and other islands far outside. */
export declare class End implements ChunkSource {
    #private;
    readonly seed: number;
    readonly spikes: readonly Spike[];
    constructor(registry: Registry, seed: number);
    biomeAt(x: number, z: number): string;
    generate(cx: number, cz: number): SourceColumn;
}
