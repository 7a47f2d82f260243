import type { Bot } from './bot.ts';
/**
 * Lets bots share equal parts of their chunks that are never changed in place: light and biomes, which the server resends on a
 * change, and sections of one block, which a change replaces. Twenty bots in one arena hold the same world twenty times; most
 * of it is air.
 */
export declare function shareColumns(bot: Bot): void;
