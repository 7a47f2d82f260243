import type { ItemCount } from '../item-counts.ts'

/** Something in the wild that gives items: blocks to dig, or an animal or monster to kill. */
export interface WildSource {
  /** What it is called in listings: `oak_log`, `cow`. */
  readonly name: string
  /** The blocks that count as it; empty for creatures. */
  readonly blocks: readonly string[]
  readonly gives: ItemCount
  /** Chance that one of it gives anything. */
  readonly chance: number
  /** Tools that it takes in addition to what its blocks ask for; empty where none is needed. */
  readonly tools: readonly string[]
}

const block = (
  name: string,
  item: string,
  { count = 1, chance = 1, blocks = [name], tools = [] }: Partial<WildSource> & { count?: number } = {},
): WildSource => ({ name, blocks, gives: { item, count }, chance, tools })

const ore = (name: string, item: string, count = 1): WildSource =>
  block(`${name}_ore`, item, { count, blocks: [`${name}_ore`, `deepslate_${name}_ore`] })

const creature = (
  name: string,
  item: string,
  { chance = 1, tools = [] }: Partial<WildSource> = {},
): WildSource => ({
  name,
  blocks: [],
  gives: { item, count: 1 },
  chance,
  tools,
})

/** Woods whose trees grow in the overworld. */
export const WOODS: readonly string[] = ['oak', 'birch', 'spruce', 'acacia', 'dark_oak', 'jungle', 'mangrove']

const FLOWERS =
  `dandelion poppy blue_orchid allium azure_bluet red_tulip orange_tulip white_tulip pink_tulip oxeye_daisy
cornflower lily_of_the_valley`.split(/\s+/)

/**
 * What the wild overworld gives without anything having been built or bred: guaranteed amounts, and chances from the game's
 * loot tables (vanilla 1.19.2). Structures, villages and the other dimensions are left out.
 */
export const WILD_SOURCES: readonly WildSource[] = [
  ...WOODS.map((wood) => block(`${wood}_log`, `${wood}_log`)),
  ...WOODS.filter((wood) => wood !== 'mangrove').map((wood) =>
    block(`${wood}_leaves`, `${wood}_sapling`, { chance: 0.05 }),
  ),
  block('oak_leaves', 'apple', { chance: 0.005, blocks: ['oak_leaves', 'dark_oak_leaves'] }),
  block('dirt', 'dirt', { blocks: ['dirt', 'grass_block', 'podzol', 'mycelium'] }),
  block('coarse_dirt', 'coarse_dirt'),
  block('sand', 'sand'),
  block('red_sand', 'red_sand'),
  block('sandstone', 'sandstone'),
  block('gravel', 'gravel'),
  block('gravel', 'flint', { chance: 0.1 }),
  block('clay', 'clay_ball', { count: 4 }),
  block('stone', 'cobblestone'),
  block('deepslate', 'cobbled_deepslate'),
  ...['granite', 'diorite', 'andesite', 'tuff', 'terracotta', 'calcite', 'smooth_basalt'].map((rock) =>
    block(rock, rock),
  ),
  ore('coal', 'coal'),
  ore('iron', 'raw_iron'),
  ore('copper', 'raw_copper', 2),
  ore('gold', 'raw_gold'),
  ore('redstone', 'redstone', 4),
  ore('lapis', 'lapis_lazuli', 4),
  ore('diamond', 'diamond'),
  ore('emerald', 'emerald'),
  block('amethyst_cluster', 'amethyst_shard', { count: 2 }),
  block('snow_block', 'snowball', { count: 4, tools: ['wooden_shovel', 'stone_shovel', 'iron_shovel'] }),
  block('snow', 'snowball', { tools: ['wooden_shovel', 'stone_shovel', 'iron_shovel'] }),
  block('grass', 'wheat_seeds', { chance: 0.125, blocks: ['grass', 'short_grass', 'tall_grass', 'fern'] }),
  block('dead_bush', 'stick'),
  block('sugar_cane', 'sugar_cane'),
  block('cactus', 'cactus'),
  block('bamboo', 'bamboo'),
  block('kelp', 'kelp', { blocks: ['kelp', 'kelp_plant'] }),
  block('vine', 'vine', { tools: ['shears'] }),
  block('seagrass', 'seagrass', { tools: ['shears'] }),
  block('pumpkin', 'pumpkin'),
  block('melon', 'melon_slice', { count: 3 }),
  block('cocoa', 'cocoa_beans'),
  block('sweet_berry_bush', 'sweet_berries'),
  block('lily_pad', 'lily_pad'),
  block('brown_mushroom', 'brown_mushroom'),
  block('red_mushroom', 'red_mushroom'),
  ...FLOWERS.map((flower) => block(flower, flower)),
  creature('cow', 'beef'),
  creature('cow', 'leather', { chance: 0.67 }),
  creature('pig', 'porkchop'),
  creature('sheep', 'mutton'),
  creature('sheep', 'white_wool'),
  creature('chicken', 'chicken'),
  creature('chicken', 'feather', { chance: 0.67 }),
  creature('rabbit', 'rabbit', { chance: 0.5 }),
  creature('rabbit', 'rabbit_hide', { chance: 0.5 }),
  creature('squid', 'ink_sac'),
  creature('salmon', 'salmon'),
  creature('cod', 'cod'),
  creature('zombie', 'rotten_flesh', { chance: 0.67 }),
  creature('skeleton', 'bone', { chance: 0.67 }),
  creature('skeleton', 'arrow', { chance: 0.67 }),
  creature('spider', 'string', { chance: 0.67 }),
  creature('spider', 'spider_eye', { chance: 0.33 }),
  creature('creeper', 'gunpowder', { chance: 0.67 }),
  creature('enderman', 'ender_pearl', { chance: 0.5 }),
]

/** What in the wild gives an item, the usual first. */
export const sourcesOf = (item: string): WildSource[] =>
  WILD_SOURCES.filter(({ gives }) => gives.item === item)
