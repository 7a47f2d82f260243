import { type Position } from '../../core/position.ts';
import type { Bot } from '../client/bot.ts';
import type { Goal } from './search/goal.ts';
/** State of a bot on its path: searching, walking, waiting at a door, arrived (or near enough), or without a path. */
export type FollowerState = 'looking' | 'going' | 'at_door' | 'ended' | 'enough' | 'no_way';
/** A door on a path, and the cells before and behind it. */
export interface Doorway {
    readonly before: Position;
    readonly door: Position;
    readonly behind: Position;
}
export interface FollowerOptions {
    /** Whether its paths may lead through doors. */
    readonly opensDoors: boolean;
    /** A point to look at from the bot's position, if its path may end there; called in each tick. */
    readonly enough?: (() => Position | undefined) | undefined;
}
/** Takes a bot to a goal, tick by tick: finds a path, follows it, and finds another one when blocks on it change. */
export declare class Follower {
    #private;
    constructor(bot: Bot, goal: Goal, { opensDoors, enough }: FollowerOptions);
    get state(): FollowerState;
    /** Number of remaining points. */
    get left(): number;
    /** The next door on the path, if there is one. */
    get doorway(): Doorway | undefined;
    /** Continues without opening doors. */
    keepOffDoors(): void;
    /** Searches for a path from the bot's current position. */
    restart(): void;
    /** Releases the keys, so that the bot stops. */
    end(): void;
}
/** Presses the keys that take the bot to a point. */
export declare function steer(bot: Bot, next: Position): void;
/** Stops on the spot. */
export declare function halt(bot: Bot): void;
