import type { Bot } from './bot.ts';
/**
 * Corrects how mineflayer reads light. The library reads each group of eight cells in reverse order (it treats eight bytes as
 * one number), and treats sections that servers do not send as dark: the open sky above the highest section with a shadow.
 */
export declare function readLight(bot: Bot): void;
