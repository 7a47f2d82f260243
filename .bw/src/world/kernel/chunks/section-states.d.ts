import type { ChunkColumn } from '../../library/prismarine.ts';
/** The states that a section of a column may contain, by its index from the lowest; undefined if only its cells reveal this. */
export declare function statesIn(column: ChunkColumn, section: number): readonly number[] | undefined;
