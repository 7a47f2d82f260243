import type { Chunk } from './library-types.ts';
/** The parts of a chunk that we read or replace. */
export type ReadableChunk = Pick<Chunk, 'minY' | 'getBlockStateId' | 'setBlockStateId'> & Partial<Pick<Chunk, 'sections'>>;
/**
 * The block states of a chunk as plain numbers. The chunk packs them into as few bits as possible, but searches and physics read
 * cells far more often than they change, so each section is unpacked on first read. The chunk itself also reads from here.
 */
export declare class ColumnStates {
    #private;
    /** Number of block changes per column of cells; x and z from 0 to 15 are at `z * 16 + x`. */
    readonly changes: Uint16Array<ArrayBuffer>;
    /** Replaces the chunk's own read function. */
    constructor(column: ReadableChunk);
    /** The state of a cell; x and z from 0 to 15. */
    at(x: number, y: number, z: number): number;
    /** Forgets all sections, after the server has resent the chunk. */
    forget(): void;
}
