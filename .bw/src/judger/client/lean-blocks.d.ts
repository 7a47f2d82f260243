import type { Bot } from './bot.ts';
/**
 * Makes `bot.blockAt` cheap, which mineflayer calls in every tick for every bot, and several times per block change. The library
 * copies all properties of a block's state at every call. Here that is done once per state; the returned block inherits them and
 * adds only light, block entity and position.
 */
export declare function makeBlocksLean(bot: Bot): void;
