import type { Bot } from '../../client/bot.ts';
import type { Crowd } from './moves.ts';
/** How many other bodies are in each cell now, as a bot's client sees them. */
export declare function crowdAround(bot: Bot): Crowd;
