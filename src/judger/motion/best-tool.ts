import type { Block, Bot, Item } from '../client/bot.ts'
import { enchantmentsOf } from '../client/enchantments.ts'

/**
 * The carried item that digs a block fastest, among those with which it drops something if any of them is carried; null if none
 * is carried.
 * @param harvesters the tools with which the block drops something; empty if any will do
 */
export function bestTool(bot: Bot, block: Block, harvesters: readonly string[]): Item | null {
  const items = bot.inventory.items()
  const fit = items.filter(({ name }) => harvesters.includes(name))
  let best: Item | null = null
  let fastest = Number.POSITIVE_INFINITY
  for (const tool of fit.length > 0 ? fit : items) {
    const time = block.digTime(tool.type, false, false, false, enchantmentsOf(tool), bot.entity.effects)
    if (time >= fastest) continue
    fastest = time
    best = tool
  }
  return best
}
