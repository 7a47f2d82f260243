import type { Bot } from './bot.ts';
/**
 * Keeps the player's slots in the open window equal to those of the inventory. The game's client has one inventory for all
 * windows, so a server may send a container without the player's slots, and send their changes as inventory changes (Minestom
 * does both). mineflayer has a copy in each window, which would stay empty.
 */
export declare function shareOwnSlots(bot: Bot): void;
