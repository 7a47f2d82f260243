import type { Bot } from './bot.ts';
/**
 * Names attributes as prismarine-physics asks for them, before mineflayer 4.39 stores them: it reads `key`, which packets of 1.17
 * to 1.20.4 call `name`; since 1.20.5, the library's names for their numbers differ from those in its table, and since 1.21 they
 * are wrong. Without this, neither speed nor slowness affects a bot.
 */
export declare function nameAttributes(bot: Bot): void;
