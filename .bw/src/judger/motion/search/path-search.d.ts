import type { Position } from '../../../core/position.ts';
import { type Goal } from './goal.ts';
import type { Moves } from './moves.ts';
/** State of a search: running, found a path, or certain that there is none. */
export type SearchState = 'searching' | 'found' | 'no_path';
/**
 * A* from a cell to a goal that can pause after any number of cells and resume later. It depends only on counts, so the same
 * world always gives the same path.
 */
export declare class PathSearch {
    #private;
    constructor(start: Position, goal: Goal, moves: Moves);
    /** Number of cells examined. */
    get visited(): number;
    /** Examines no more than this number of further cells. */
    advance(cells: number): SearchState;
    /** The cells of the found path, without the start. */
    path(): Position[];
}
