import type { Bot } from './bot.ts';
/**
 * Answers that a resource pack is loaded when a server asks, optional or not; nothing is downloaded, since bots do not draw
 * anything. A server that requires its pack disconnects players that decline, and some wait for the answer. During the
 * configuration of 1.20.2 and later mineflayer answers by itself.
 */
export declare function answerResourcePacks(bot: Bot): void;
