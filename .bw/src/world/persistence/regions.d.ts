import type { NbtCompound } from '../library/nbt.ts';
import { type ChunkToSave } from './region-file.ts';
/** A chunk in its file, still compressed. */
export interface StoredChunk {
    readonly cx: number;
    readonly cz: number;
    read(): NbtCompound;
}
/** All chunks of a folder of region files. Does not change the folder. Throws 'bad_world'. */
export declare function readRegions(folder: string): Promise<StoredChunk[]>;
/**
 * Writes chunks into the region files of a folder. Each file is replaced whole: after a crash, either the old or the new version
 * exists.
 */
export declare function writeRegions(folder: string, chunks: readonly ChunkToSave[]): Promise<void>;
