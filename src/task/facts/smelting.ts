/** Blocks in which items are smelted. */
export const OVENS: readonly string[] = ['furnace', 'smoker', 'blast_furnace']

/** Ticks one item takes in a furnace (vanilla). */
const SMELT_TICKS = 200

/** What a furnace makes of an item (vanilla 1.19.2): the part of the game's table that tasks ask for. */
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
}
const CHARRED = /^(oak|spruce|birch|jungle|acacia|dark_oak|mangrove)_log$/

/** Ticks a fuel burns (vanilla 1.19.2): the fuels that tasks use. */
const BURNS: readonly (readonly [RegExp, number])[] = [
  [/^coal_block$/, 16_000],
  [/^blaze_rod$/, 2400],
  [/^(coal|charcoal)$/, 1600],
  [/^(oak|spruce|birch|jungle|acacia|dark_oak|mangrove)_(log|planks)$/, 300],
  [/^stick$/, 100],
]

/** What an item becomes in a furnace; undefined when nothing. */
export const smelted = (item: string): string | undefined =>
  CHARRED.test(item) ? 'charcoal' : Object.hasOwn(BECOMES, item) ? BECOMES[item] : undefined

/** The items that become this one in a furnace, the usual one first. */
export const smeltedFrom = (product: string): string[] =>
  product === 'charcoal'
    ? ['oak_log', 'spruce_log', 'birch_log']
    : Object.keys(BECOMES).filter((item) => BECOMES[item] === product)

/** Ticks one of these burns in a furnace; 0: it does not. */
export const burnTicks = (item: string): number => BURNS.find(([fuel]) => fuel.test(item))?.[1] ?? 0

/** How many of a fuel it takes to smelt so many items; at least one of what does not burn, so that the want shows. */
export const fuelFor = (amount: number, fuel: string): number => {
  const ticks = burnTicks(fuel)
  return ticks === 0 ? 1 : Math.ceil((amount * SMELT_TICKS) / ticks)
}
