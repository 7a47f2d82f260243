import type { Position } from '../../../core/position.ts';
import type { Goal } from './goal.ts';
import type { Moves } from './moves.ts';
import { type SearchState } from './path-search.ts';
/**
 * A path search that also searches from the goal: it ends as soon as either side has an answer. A goal in the open is found as
 * fast as by the forward search alone, and one on a roof without a way up is given up once the roof has been examined.
 */
export declare class WaySearch {
    #private;
    constructor(start: Position, goal: Goal, moves: Moves);
    /** Number of cells that the search has looked at. */
    get visited(): number;
    /** Lets the search examine no more than this number of further cells. */
    advance(cells: number): SearchState;
    /** The cells of the found path, without the start. */
    path(): Position[];
}
