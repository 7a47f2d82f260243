/** Blocks in which items are smelted. */
export const OVENS: readonly string[] = ['furnace', 'smoker', 'blast_furnace']

/** Ticks to smelt one item in a furnace (vanilla). */
const SMELT_TICKS = 200
/** The same in game time (ms). */
export const SMELT_MS = SMELT_TICKS * 50

/** The furnace product of each item (vanilla 1.19.2), but for gear and ore blocks that nobody smelts. */
const BECOMES: Readonly<Record<string, string>> = {
  raw_iron: 'iron_ingot',
  raw_gold: 'gold_ingot',
  raw_copper: 'copper_ingot',
  iron_ore: 'iron_ingot',
  gold_ore: 'gold_ingot',
  ancient_debris: 'netherite_scrap',
  beef: 'cooked_beef',
  porkchop: 'cooked_porkchop',
  chicken: 'cooked_chicken',
  mutton: 'cooked_mutton',
  rabbit: 'cooked_rabbit',
  cod: 'cooked_cod',
  salmon: 'cooked_salmon',
  potato: 'baked_potato',
  kelp: 'dried_kelp',
  sand: 'glass',
  red_sand: 'glass',
  cobblestone: 'stone',
  stone: 'smooth_stone',
  sandstone: 'smooth_sandstone',
  stone_bricks: 'cracked_stone_bricks',
  clay_ball: 'brick',
  clay: 'terracotta',
  netherrack: 'nether_brick',
  cactus: 'green_dye',
  red_sandstone: 'smooth_red_sandstone',
  quartz_block: 'smooth_quartz',
  basalt: 'smooth_basalt',
  cobbled_deepslate: 'deepslate',
  deepslate_bricks: 'cracked_deepslate_bricks',
  deepslate_tiles: 'cracked_deepslate_tiles',
  sea_pickle: 'lime_dye',
}
const GLAZED = /^([a-z_]+)_terracotta$/
const WOODS = ['oak', 'spruce', 'birch', 'jungle', 'acacia', 'dark_oak', 'mangrove']
const CHARRED = new RegExp(`^(${WOODS.join('|')})_log$`)

/** Burn time of each fuel in ticks (vanilla 1.19.2); only the fuels that tasks use. */
const BURNS: readonly (readonly [RegExp, number])[] = [
  [/^lava_bucket$/, 20_000],
  [/^coal_block$/, 16_000],
  [/^dried_kelp_block$/, 4001],
  [/^blaze_rod$/, 2400],
  [/^(coal|charcoal)$/, 1600],
  [/^(oak|spruce|birch|jungle|acacia|dark_oak|mangrove)_(log|planks)$/, 300],
  [/^stick$/, 100],
]

/** The furnace product of an item; undefined if it cannot be smelted. */
export function smelted(item: string): string | undefined {
  if (CHARRED.test(item)) return 'charcoal'
  if (Object.hasOwn(BECOMES, item)) return BECOMES[item]
  const colour = GLAZED.exec(item)?.[1]
  return colour === undefined || colour.endsWith('_glazed') ? undefined : `${colour}_glazed_terracotta`
}

/** The items that smelt into this product, the usual one first. */
export function smeltedFrom(product: string): string[] {
  if (product === 'charcoal') return WOODS.map((wood) => `${wood}_log`)
  const colour = /^([a-z_]+)_glazed_terracotta$/.exec(product)?.[1]
  if (colour !== undefined) return [`${colour}_terracotta`]
  return Object.keys(BECOMES).filter((item) => BECOMES[item] === product)
}

/** Burn time of one item in ticks; 0 if it is not a fuel. */
export const burnTicks = (item: string): number => BURNS.find(([fuel]) => fuel.test(item))?.[1] ?? 0

/** Amount of a fuel that smelts the given number of items; 1 for items that do not burn, so that the demand shows up. */
export const fuelFor = (amount: number, fuel: string): number => {
  const ticks = burnTicks(fuel)
  return ticks === 0 ? 1 : Math.ceil((amount * SMELT_TICKS) / ticks)
}

/**
 * How many items go into each of several furnaces so that all are done soonest: as many furnaces as there is fuel for.
 * @param ovens how many furnaces there are
 * @param fuels how much of the fuel there is
 */
export function smeltingShares({
  amount,
  fuel,
  ovens,
  fuels,
}: {
  amount: number
  fuel: string
  ovens: number
  fuels: number
}): number[] {
  for (let used = Math.min(ovens, amount); used > 1; used--) {
    const shares = Array.from({ length: used }, (_, i) => Math.floor((amount + used - 1 - i) / used))
    if (shares.reduce((sum, share) => sum + fuelFor(share, fuel), 0) <= fuels) return shares
  }
  return [amount]
}
