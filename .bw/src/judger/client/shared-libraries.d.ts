import type { Bot } from './bot.ts';
/**
 * Shares the registry of a version, with the recipes that minecraft-data lacks, and the classes made from it between all bots of
 * that version. mineflayer creates new ones for each bot, which V8 compiles again, so that every bot would start with slow code.
 * Must be called before mineflayer loads its plug-ins.
 */
export declare function shareLibraries(bot: Bot): void;
