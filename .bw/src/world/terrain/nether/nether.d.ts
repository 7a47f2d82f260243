import type { ChunkSource, SourceColumn } from '../../kernel/chunks/source.ts';
import type { Registry } from '../../library/prismarine.ts';
/**
 * The Nether of a seed: caverns between two layers of bedrock above a sea of lava. Each chunk depends only on the seed and its
 * position.
 */
export declare class Nether implements ChunkSource {
    #private;
    readonly seed: number;
    constructor(registry: Registry, seed: number);
    biomeAt(x: number, z: number): string;
    generate(cx: number, cz: number): SourceColumn;
    /** The materials of a chunk, at `lowCell`. */
    blocks(cx: number, cz: number): Uint8Array;
}
