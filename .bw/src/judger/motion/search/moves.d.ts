import type { StateReader } from '../../client/extras.ts';
import { type MovingTable } from './moving-table.ts';
/** Maximum depth of a fall that does not hurt (blocks). */
export declare const MAX_DROP = 3;
/** Number of bodies in a cell. */
export type Crowd = (x: number, y: number, z: number) => number;
/**
 * The steps of a player from a cell, without digging or placing: level, diagonal, a jump up by a block, a fall, up and down a
 * ladder, and through water. The cell is that of the feet; on a slab or path, the cell above counts. `from` writes into `x`, `y`,
 * `z` and `cost`, which are reused.
 */
export declare class Moves {
    #private;
    readonly x: Int32Array<ArrayBuffer>;
    readonly y: Int32Array<ArrayBuffer>;
    readonly z: Int32Array<ArrayBuffer>;
    readonly cost: Float64Array<ArrayBuffer>;
    /** @param opensDoors whether steps lead through doors that a player opens by hand */
    constructor(cells: StateReader, table: MovingTable, crowd?: Crowd, opensDoors?: boolean);
    /** Movement flags of a cell; 0 if it is not loaded. */
    flagsAt(x: number, y: number, z: number): number;
    /** Whether a player can be in a cell, considering feet, head and ground. */
    canBeIn(x: number, y: number, z: number): boolean;
    /** Whether a cell holds a door that the path may lead through. */
    isDoorway(x: number, y: number, z: number): boolean;
    /** Finds the steps from a cell. @returns their number */
    from(x: number, y: number, z: number): number;
}
