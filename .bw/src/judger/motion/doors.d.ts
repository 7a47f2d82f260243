import type { ActionContext } from '../actions/action.ts';
import { type Doorway } from './follower.ts';
/**
 * Opens a door by hand, goes through it and leaves it as before. A bot that is stopped on the way leaves the gap on the nearer
 * side, so that no door stays open. Only one agent at a time goes through a door.
 * @returns whether the bot has passed it
 */
export declare function goThroughDoor(context: ActionContext, doorway: Doorway): Promise<boolean>;
