import type { BlockSpec } from '../block.ts'
import type { ItemCount } from '../task.ts'
import { named, tablesOf } from './registry.ts'

/** Crops with the age at which they are ripe (vanilla). */
const RIPE_AT: Readonly<Record<string, number>> = {
  wheat: 7,
  carrots: 7,
  potatoes: 7,
  beetroots: 3,
  nether_wart: 3,
}

/** What surely falls out of a block that minecraft-data does not tell, or tells without its number: the least it gives. */
const LEAST: Readonly<Record<string, ItemCount>> = {
  copper_ore: { item: 'raw_copper', count: 2 },
  redstone_ore: { item: 'redstone', count: 4 },
  lapis_ore: { item: 'lapis_lazuli', count: 4 },
  clay: { item: 'clay_ball', count: 4 },
  glowstone: { item: 'glowstone_dust', count: 2 },
  melon: { item: 'melon_slice', count: 3 },
  gravel: { item: 'gravel', count: 1 },
  wheat: { item: 'wheat', count: 1 },
  carrots: { item: 'carrot', count: 2 },
  potatoes: { item: 'potato', count: 2 },
  beetroots: { item: 'beetroot', count: 1 },
  nether_wart: { item: 'nether_wart', count: 2 },
}

/** Blocks that fall when nothing is right below them (vanilla FallingBlock). */
export const falls = (block: string): boolean =>
  /^(sand|red_sand|gravel|dragon_egg)$|_concrete_powder$|anvil$/.test(block)

/** Blocks that break with the one below them (vanilla). */
export const needsBelow = (block: string): boolean => /^(sugar_cane|cactus|bamboo|scaffolding)$/.test(block)

/** Blocks that cannot stay without what they are fixed to. */
export const isFixed = (block: string): boolean => /(^|_)(torch|lantern|ladder|lever|button)$/.test(block)

/** The age at which a crop is ripe; undefined for blocks that are no crops. */
export const ripeAge = (block: string): number | undefined =>
  Object.hasOwn(RIPE_AT, block) ? RIPE_AT[block] : undefined

/** True for a crop that does not give its harvest yet. A crop whose age is not told counts as ripe. */
export function isUnripe({ name, properties }: BlockSpec): boolean {
  const ripe = ripeAge(name)
  return ripe !== undefined && properties.age !== undefined && Number(properties.age) < ripe
}

const tools = new Map<string, readonly string[]>()

/** The tools with which a block drops something, weakest first; none when the bare hand does (minecraft-data). */
export function harvestTools(block: string, version: string): readonly string[] {
  const key = `${version} ${block}`
  const before = tools.get(key)
  if (before !== undefined) return before
  const tables = tablesOf(version)
  const ids = Object.keys(named(tables.blocksByName, block)?.harvestTools ?? {}).map(Number)
  const names = ids.flatMap((id) => tables.items[id]?.name ?? []).sort((a, b) => tier(a) - tier(b))
  tools.set(key, names)
  return names
}

/** Tools from the weakest to the strongest; gold digs like wood and comes after it. */
const TIERS = ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite']
const tier = (tool: string): number => TIERS.findIndex((material) => tool.startsWith(`${material}_`))

/** What surely drops from a block that is dug with the right tool, ripe if it is a crop. */
export function dropsOf(block: string, version: string): ItemCount[] {
  const least = Object.hasOwn(LEAST, block.replace(/^deepslate_(?=.*_ore$)/, ''))
    ? LEAST[block.replace(/^deepslate_(?=.*_ore$)/, '')]
    : undefined
  if (least !== undefined) return [least]
  const tables = tablesOf(version)
  const dropped = named(tables.blocksByName, block)?.drops[0]
  const name = dropped === undefined ? undefined : tables.items[dropped]?.name
  return name === undefined ? [] : [{ item: name, count: 1 }]
}
