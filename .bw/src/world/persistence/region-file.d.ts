import type { NbtCompound } from '../library/nbt.ts';
/**
 * Size of a sector (bytes). A region file begins with two: the position of each chunk, and the time when it was
 * saved.
 */
export declare const SECTOR = 4096;
/** Chunks along a side of a region. */
export declare const SIDE = 32;
/** Compression of a chunk. Plus `OUTSIDE` if the chunk has a separate file. */
export declare const PACKING: {
    readonly gzip: 1;
    readonly zlib: 2;
    readonly none: 3;
};
export declare const OUTSIDE = 128;
export interface ChunkToSave {
    readonly cx: number;
    readonly cz: number;
    readonly nbt: NbtCompound;
}
/**
 * A region file with chunks added or replaced; the others keep their bytes and timestamps. The same chunks give the same file:
 * the time of a saved chunk is 0, which no game rule reads.
 * @param before the file so far, if there is one
 * @throws WorldError 'bad_world' for a chunk that does not fit
 */
export declare function withChunks(before: Buffer | undefined, chunks: readonly ChunkToSave[]): Buffer;
