import type { Bot } from 'mineflayer'

const bots = new WeakSet<Bot>()

/** Lets the ways of a bot lead through doors that a player opens by hand. In puzzles, doors are what has to be opened otherwise. */
export function letOpenDoors(bot: Bot): void {
  bots.add(bot)
}

/** Whether the ways of a bot lead through doors that a player opens by hand. */
export const mayOpenDoors = (bot: Bot): boolean => bots.has(bot)
