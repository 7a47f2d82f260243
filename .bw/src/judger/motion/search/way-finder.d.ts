import { type Position } from '../../../core/position.ts';
import type { Bot } from '../../client/bot.ts';
import type { Goal } from './goal.ts';
import type { SearchState } from './path-search.ts';
/** Finds a path from one bot to a goal, step by step. */
export interface WayFinder {
    /** Examines no more than this number of further cells. */
    advance(cells: number): SearchState;
    /** The points of the found path. */
    points(): Position[];
    /** The cells of that path, without the bot's own. */
    cells(): Position[];
    /** Whether a cell of that path holds a door that players open by hand. */
    isDoorway(cell: Position): boolean;
}
export interface WayOptions {
    /** Whether the path may lead through doors that players open by hand. */
    readonly opensDoors: boolean;
    /** Whether the search treats all fence gates as open. */
    readonly gatesAreOpen?: boolean;
}
/** Starts a path search from the bot's position, in the world as its client sees it now. */
export declare function findWay(bot: Bot, goal: Goal, { opensDoors, gatesAreOpen }: WayOptions): WayFinder;
