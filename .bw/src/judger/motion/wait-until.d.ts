import type { ActionContext } from '../actions/action.ts';
/**
 * Checks a condition once per tick until it holds.
 * @param ticks maximum number of game ticks to wait
 * @returns whether the condition holds; false immediately if the run is stopped or the bot is gone
 */
export declare function waitUntil({ clock, signal, isGone }: ActionContext, ticks: number, holds: () => boolean): Promise<boolean>;
