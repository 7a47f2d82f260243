import { type Position } from '../../core/position.ts';
import type { ActionFailure } from '../../task/action.ts';
import type { ActionContext } from '../actions/action.ts';
import { type Goal } from './search/goal.ts';
export { goalCell, goalNear } from './search/goal.ts';
export type WalkResult = {
    ok: true;
} | ActionFailure;
/** Further limits of a walk. */
export interface WalkOptions {
    /** Fails with `unreachable` as soon as the path has more steps than this. */
    longest?: number | undefined;
    /** A point to look at from the bot's position, if the walk may end there before its goal. */
    enough?: (() => Position | undefined) | undefined;
}
/**
 * Walks to a goal and verifies the position, which is all that counts. A walk that stalls, takes too long or leads astray is
 * restarted.
 */
export declare function walk(context: ActionContext, goal: Goal, { longest, enough }?: WalkOptions): Promise<WalkResult>;
/** Walks to the centre of a cell, because near the edge the body would reach into the next cell. */
export declare function stepToCenter({ bot }: ActionContext, { x, z }: Position): Promise<void>;
