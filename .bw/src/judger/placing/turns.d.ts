import { type Position } from '../../core/position.ts';
/**
 * The cells into which agents of an episode are currently clicking a block. If two agents click into one cell within a tick, both
 * place: two slabs become a double slab, two candles stand instead of one.
 */
export declare class Turns {
    #private;
    /** Reserves a cell. @returns false if another agent has it */
    take(cell: Position): boolean;
    leave(cell: Position): void;
}
