import { type ItemCount, totals } from '../../game/item-counts.ts'
import type { Bot, Item } from '../client/bot.ts'

/** The stacks that a bot carries. While it has a chest or a furnace open, only that window is kept up to date. */
export const carriedStacks = (bot: Bot): Item[] => (bot.currentWindow ?? bot.inventory).items()

/** How many of an item a bot carries, including its hands. */
export const countItem = (bot: Bot, item: string): number =>
  carriedStacks(bot).reduce((sum, stack) => (stack.name === item ? sum + stack.count : sum), 0)

/** The total of each item in a list of stacks, in order of first appearance. */
export function summarize(stacks: readonly { name: string; count: number }[]): ItemCount[] {
  return totals(stacks.map(({ name, count }) => ({ item: name, count })))
}
