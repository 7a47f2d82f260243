import type { Block, Bot, Item } from '../client/bot.ts'
import { enchantmentsOf } from '../client/enchantments.ts'

/** The carried item that digs a block fastest; null if none is faster than the others. */
export function bestTool(bot: Bot, block: Block): Item | null {
  let best: Item | null = null
  let fastest = Number.POSITIVE_INFINITY
  for (const tool of bot.inventory.items()) {
    const time = block.digTime(tool.type, false, false, false, enchantmentsOf(tool), bot.entity.effects)
    if (time >= fastest) continue
    fastest = time
    best = tool
  }
  return best
}
