import { type Position } from '../../../core/position.ts';
import { type Goal } from './goal.ts';
import { type Moves } from './moves.ts';
/** Whether a goal lies in a closed space that does not contain the start, judging by the search so far. */
export type PocketState = 'looking' | 'closed' | 'open';
/**
 * Searches backwards from a goal for the cells from which it can be reached. If it runs out of cells without meeting the start,
 * no path leads to the goal: its cells cannot be stood in, it is walled in, or it is a roof without a way up. This saves the
 * forward search from flooding the whole world. 'open' means that only a search can tell.
 */
export declare class Pocket {
    #private;
    constructor(goal: Goal, start: Position, moves: Moves);
    /** Examines no more than this number of further cells. */
    advance(cells: number): PocketState;
}
