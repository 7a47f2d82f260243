import type { Position } from '../../core/position.ts';
import type { ChangeCounts } from '../client/extras.ts';
/** A cell on a path out, and the rest of the path. */
export interface WayOut {
    readonly cell: Position;
    /** The next cell; undefined at the end of the path. */
    next: WayOut | undefined;
    /** The index of its column. */
    readonly column: number;
    /** Number of block changes in its column (if counted) and of chunk loads, as of when the cell was last found walkable. */
    readonly changes: number;
    readonly counts: Uint16Array | undefined;
    readonly index: number;
    readonly loads: number;
}
/** A known path, and its last two cells. */
export interface KnownWay {
    readonly way: WayOut;
    readonly before: WayOut;
    readonly last: WayOut;
}
/** Indices of cell columns; only columns 65,536 blocks apart share one. */
export declare const columnOf: ({ x, z }: Position) => number;
/**
 * The exits that an agent has found. A step depends only on the two columns that it leads through, so a path stays valid as long
 * as no block in its columns changes; a later search that reaches one can follow it.
 */
export declare class KnownWays {
    #private;
    constructor(source: ChangeCounts);
    /** The rest of the path from a cell, if there is a known one that is still valid and avoids these columns. */
    from({ x, y, z }: Position, columns: readonly number[]): KnownWay | undefined;
    /** Records that a path can be walked from a cell. */
    note(cell: Position, next: WayOut | undefined): WayOut;
}
