import type { Bot } from './bot.ts';
/**
 * Empties the cursor of a closed window. While a bot moves items, mineflayer clicks until the cursor of the original window is
 * empty; once the server has closed that window, the clicks go to the inventory and would never end.
 */
export declare function emptyClosedCursors(bot: Bot): void;
