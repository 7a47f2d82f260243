import type { Bot } from 'mineflayer'
import nbt from 'prismarine-nbt'

type Block = NonNullable<ReturnType<Bot['blockAt']>>
type Tool = ReturnType<Bot['inventory']['items']>[number]

/** What a bot carries that digs a block fastest; null if nothing is faster than another. */
export function bestTool(bot: Bot, block: Block): Tool | null {
  let best: Tool | null = null
  let fastest = Number.POSITIVE_INFINITY
  for (const tool of bot.inventory.items()) {
    const time = block.digTime(tool.type, false, false, false, enchantmentsOf(tool), bot.entity.effects)
    if (time >= fastest) continue
    fastest = time
    best = tool
  }
  return best
}

type Enchantments = Parameters<Block['digTime']>[4]

function enchantmentsOf({ nbt: tag }: Tool): Enchantments {
  if (tag === null || tag === undefined) return []
  return (nbt.simplify(tag) as { Enchantments?: Enchantments }).Enchantments ?? []
}
