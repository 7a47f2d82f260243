import { isOre } from '../../game/blocks/kinds/ores.ts'
import { harvestTools } from '../../game/blocks/mining.ts'
import { costsOre, isPickaxe, toolKind } from '../../game/items/kinds/tools.ts'
import type { Block, Bot, Item } from '../client/bot.ts'

/** Uses of the best pickaxe reserved for ores that only it can dig. */
const KEPT_USES = 40
/** Digging time with a stone pickaxe above which a better one is used while it lasts (ms). */
const SLOW_MS = 1000

/** Pickaxes that are reserved for ore. */
const isSpared = (item: string): boolean => isPickaxe(item) && costsOre(item)

/** Remaining uses of a tool. */
export function usesLeft(bot: Bot, tool: Item): number {
  const { maxDurability } = bot.registry.items[tool.type] as { maxDurability?: number }
  return maxDurability === undefined ? Number.POSITIVE_INFINITY : maxDurability - (tool.durabilityUsed ?? 0)
}

/**
 * The tool for a block: the fastest one carried; but for ordinary rock, cheap pickaxes (wood, stone) are preferred unless they
 * are much slower. Ore goes to the weakest tool that yields something.
 */
export function toolFor(bot: Bot, block: Block): Item | null {
  const tools = bot.inventory.items().filter(({ name }) => toolKind(name) !== undefined || name === 'shears')
  const needed = harvestTools(block.name, bot.version)
  const fit = needed.length === 0 ? tools : tools.filter(({ name }) => needed.includes(name))
  const isForOre = isOre(block.name)
  const spares = tools.filter(({ name }) => isSpared(name))
  const spareUses = spares.reduce((sum, tool) => sum + usesLeft(bot, tool), 0)
  const timeWith = (tool: Item | null) =>
    block.digTime(tool?.type ?? null, false, false, false, [], bot.entity.effects)
  const plain = fit.filter(({ name }) => !isSpared(name))
  const isSlow = !isForOre && plain.every((tool) => timeWith(tool) > SLOW_MS)
  const cheap = isSlow && spareUses > KEPT_USES ? fit : plain
  // The last uses of the best pickaxe are for ore: without another pickaxe, rock has to wait for a new stone pickaxe.
  if (!isForOre && cheap.length === 0 && needed.length > 0) return null
  let best: Item | null = null
  let fastest = timeWith(null)
  for (const tool of cheap.length > 0 ? cheap : fit) {
    const time = timeWith(tool)
    if (time > fastest || (time === fastest && (best === null || usesLeft(bot, tool) >= usesLeft(bot, best))))
      continue
    fastest = time
    best = tool
  }
  return best
}
