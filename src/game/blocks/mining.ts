import type { BlockSpec } from '../block.ts'
import { named, tablesOf } from '../data/tables.ts'
import type { ItemCount } from '../item-counts.ts'

/** Crops with the age at which they are ripe (vanilla). */
const RIPE_AT: Readonly<Record<string, number>> = {
  wheat: 7,
  carrots: 7,
  potatoes: 7,
  beetroots: 3,
  nether_wart: 3,
}

/** Guaranteed minimum drops of blocks for which minecraft-data has no drop or no amount. */
const MIN_DROPS: Readonly<Record<string, ItemCount>> = {
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

/** Whether a block falls if nothing is right below it (vanilla FallingBlock). */
export const falls = (block: string): boolean =>
  /^(sand|red_sand|gravel|dragon_egg)$|_concrete_powder$|anvil$/.test(block)

/** Whether a block breaks together with the block below it (vanilla). */
export const needsBelow = (block: string): boolean => /^(sugar_cane|cactus|bamboo|scaffolding)$/.test(block)

/** Whether a block breaks together with the block that it is attached to. */
export const isFixed = (block: string): boolean => /(^|_)(torch|lantern|ladder|lever|button)$/.test(block)

/** The age at which a crop is ripe; undefined for blocks that are not crops. */
export const ripeAge = (block: string): number | undefined =>
  Object.hasOwn(RIPE_AT, block) ? RIPE_AT[block] : undefined

/** Whether a block is a crop that is not ripe yet. A crop without a stated age counts as ripe. */
export function isUnripe({ name, properties }: BlockSpec): boolean {
  const ripe = ripeAge(name)
  return ripe !== undefined && properties.age !== undefined && Number(properties.age) < ripe
}

const toolCache = new Map<string, readonly string[]>()

/** The tools with which a block drops something, weakest first; empty if the bare hand will do (minecraft-data). */
export function harvestTools(block: string, version: string): readonly string[] {
  const key = `${version} ${block}`
  const cached = toolCache.get(key)
  if (cached !== undefined) return cached
  const tables = tablesOf(version)
  const ids = Object.keys(named(tables.blocksByName, block)?.harvestTools ?? {}).map(Number)
  const names = ids.flatMap((id) => tables.items[id]?.name ?? []).sort((a, b) => tier(a) - tier(b))
  toolCache.set(key, names)
  return names
}

/** Tool materials, weakest first. Gold digs the same blocks as wood and comes after it. */
const TIERS = ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite']
const tier = (tool: string): number => TIERS.findIndex((material) => tool.startsWith(`${material}_`))

/** The guaranteed drops of a block that is dug with the right tool and, if it is a crop, ripe. */
export function dropsOf(block: string, version: string): ItemCount[] {
  const ore = block.replace(/^deepslate_(?=.*_ore$)/, '')
  const minimum = Object.hasOwn(MIN_DROPS, ore) ? MIN_DROPS[ore] : undefined
  if (minimum !== undefined) return [minimum]
  const tables = tablesOf(version)
  const dropped = named(tables.blocksByName, block)?.drops[0]
  const name = dropped === undefined ? undefined : tables.items[dropped]?.name
  return name === undefined ? [] : [{ item: name, count: 1 }]
}

/** Uses of a tool until it breaks; Infinity for what does not wear out (minecraft-data). */
export const durabilityOf = (tool: string, version: string): number =>
  named(tablesOf(version).itemsByName, tool)?.maxDurability ?? Number.POSITIVE_INFINITY
