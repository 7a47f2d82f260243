import type { Position } from '../../core/position.ts';
import type { Bot } from '../client/bot.ts';
/** How a body goes to the next point. */
export interface Gait {
    jump: boolean;
    sprint: boolean;
}
/** Whether the feet are at a point of the path. */
export declare const hasReached: (feet: Position, point: Position) => boolean;
/**
 * How a body gets to the next point: running if possible, otherwise with a jump, otherwise walking. Determined by moving a
 * simulated body, as mineflayer-pathfinder does. Undefined if it does not get there.
 */
export declare function gaitTo(bot: Bot, point: Position): Gait | undefined;
