import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Wear } from '../wear.ts'

export const SPOT: Spot = [12, 0, 10]
const silk: Wear = { enchantments: { silk_touch: 1 } }
const fortune = (level: number): Wear => ({ enchantments: { fortune: level } })

/** Block, tool, and the drop with its lowest and highest count. */
const loot: [block: string, tool: string, ...drops: [item: string, low: number, high: number][]][] = [
  ['dirt', 'hand', ['dirt', 1, 1]],
  ['grass_block', 'hand', ['dirt', 1, 1]],
  ['stone', 'wooden_pickaxe', ['cobblestone', 1, 1]],
  ['stone', 'hand', ['cobblestone', 0, 0], ['stone', 0, 0]],
  ['deepslate', 'wooden_pickaxe', ['cobbled_deepslate', 1, 1]],
  ['coal_ore', 'wooden_pickaxe', ['coal', 1, 1]],
  ['iron_ore', 'stone_pickaxe', ['raw_iron', 1, 1]],
  ['iron_ore', 'wooden_pickaxe', ['raw_iron', 0, 0]],
  ['copper_ore', 'stone_pickaxe', ['raw_copper', 2, 5]],
  ['gold_ore', 'iron_pickaxe', ['raw_gold', 1, 1]],
  ['gold_ore', 'stone_pickaxe', ['raw_gold', 0, 0]],
  ['diamond_ore', 'iron_pickaxe', ['diamond', 1, 1]],
  ['diamond_ore', 'stone_pickaxe', ['diamond', 0, 0]],
  ['redstone_ore', 'iron_pickaxe', ['redstone', 4, 5]],
  ['lapis_ore', 'stone_pickaxe', ['lapis_lazuli', 4, 9]],
  ['emerald_ore', 'iron_pickaxe', ['emerald', 1, 1]],
  ['nether_quartz_ore', 'wooden_pickaxe', ['quartz', 1, 1]],
  ['nether_gold_ore', 'wooden_pickaxe', ['gold_nugget', 2, 6]],
  ['glass', 'hand', ['glass', 0, 0]],
  ['oak_log', 'hand', ['oak_log', 1, 1]],
  ['oak_leaves', 'shears', ['oak_leaves', 1, 1]],
  ['bookshelf', 'iron_axe', ['book', 3, 3]],
  ['clay', 'hand', ['clay_ball', 4, 4]],
  ['glowstone', 'hand', ['glowstone_dust', 2, 4]],
  ['melon', 'iron_axe', ['melon_slice', 3, 7]],
  ['pumpkin', 'iron_axe', ['pumpkin', 1, 1]],
  ['snow_block', 'iron_shovel', ['snowball', 4, 4]],
  ['snow_block', 'hand', ['snowball', 0, 0]],
  ['wheat[age=7]', 'hand', ['wheat', 1, 1], ['wheat_seeds', 1, 4]],
  ['wheat[age=3]', 'hand', ['wheat', 0, 0], ['wheat_seeds', 1, 1]],
  ['carrots[age=7]', 'hand', ['carrot', 2, 5]],
  ['potatoes[age=7]', 'hand', ['potato', 2, 5]],
  ['beetroots[age=3]', 'hand', ['beetroot', 1, 1], ['beetroot_seeds', 1, 4]],
  ['nether_wart[age=3]', 'hand', ['nether_wart', 2, 4]],
  ['cocoa[age=2]', 'hand', ['cocoa_beans', 3, 3]],
  ['sweet_berry_bush[age=3]', 'hand', ['sweet_berries', 2, 3]],
  ['sugar_cane', 'hand', ['sugar_cane', 1, 1]],
  ['oak_slab[type=double]', 'iron_axe', ['oak_slab', 2, 2]],
  ['candle[candles=3]', 'hand', ['candle', 3, 3]],
  ['ender_chest', 'iron_pickaxe', ['obsidian', 8, 8]],
  ['furnace', 'hand', ['furnace', 0, 0]],
  ['furnace', 'wooden_pickaxe', ['furnace', 1, 1]],
  ['cobweb', 'iron_sword', ['string', 1, 1]],
  ['grass', 'shears', ['grass', 1, 1]],
  ['dead_bush', 'hand', ['stick', 0, 2]],
  ['dirt_path', 'hand', ['dirt', 1, 1]],
  ['farmland', 'hand', ['dirt', 1, 1]],
  ['flower_pot', 'hand', ['flower_pot', 1, 1]],
  ['potted_poppy', 'hand', ['flower_pot', 1, 1], ['poppy', 1, 1]],
  ['redstone_wire', 'hand', ['redstone', 1, 1]],
  ['white_bed', 'hand', ['white_bed', 1, 1]],
  ['sea_lantern', 'hand', ['prismarine_crystals', 2, 3]],
  ['amethyst_cluster', 'iron_pickaxe', ['amethyst_shard', 4, 4]],
]

const BELOW: Readonly<Record<string, string>> = {
  wheat: 'farmland',
  carrots: 'farmland',
  potatoes: 'farmland',
  beetroots: 'farmland',
  nether_wart: 'soul_sand',
  dead_bush: 'sand',
}

export async function broken(world: ProbeWorld, block: string, tool: string, wear: Wear = {}): Promise<void> {
  const ground = BELOW[block.replace(/\[.*/, '')]
  if (ground) await world.set([12, -1, 10], ground)
  if (block.startsWith('cocoa')) await world.set([12, 0, 9], 'jungle_log')
  if (block === 'sugar_cane') await world.set([12, -1, 9], 'water')
  if (block.startsWith('white_bed')) {
    await world.set([12, 0, 10], 'white_bed[part=foot,facing=north]')
    await world.set([12, 0, 9], 'white_bed[part=head,facing=north]')
  } else await world.set(SPOT, world.nameOf(block))
  if (tool !== 'hand') await world.hold(world.alice, tool, 1, wear)
  await world.ticks(4)
  await world.dig(world.alice, SPOT)
  await world.ticks(6 + world.slack)
}

const row = ([block, tool, ...drops]: (typeof loot)[number]): Probe => {
  const what = drops
    .map(([item, low, high]) => `${low === high ? low : `${low} to ${high}`} ${item}`)
    .join(' and ')
  return probe(
    `drops.${block}-${tool}`,
    `${block} broken with ${tool === 'hand' ? 'the bare hand' : tool} drops ${what}`,
    'Loot table of the block.',
    async (world) => {
      await broken(world, block, tool)
      for (const [item, low, high] of drops)
        within(item, world.ownedOrOnGround(world.nameOf(item)), low, high)
    },
    { needs: [block, ...drops.map(([item]) => item)] },
  )
}

/** Before 1.17 metal ores dropped themselves. */
const oldOres: [ore: string, tool: string, count: number][] = [
  ['iron_ore', 'stone_pickaxe', 1],
  ['iron_ore', 'wooden_pickaxe', 0],
  ['gold_ore', 'iron_pickaxe', 1],
  ['gold_ore', 'stone_pickaxe', 0],
]

const touched: [block: string, tool: string][] = [
  ['stone', 'iron_pickaxe'],
  ['glass', 'iron_pickaxe'],
  ['grass_block', 'iron_shovel'],
  ['diamond_ore', 'iron_pickaxe'],
  ['ice', 'iron_pickaxe'],
  ['bookshelf', 'iron_axe'],
]

/** Drops of broken blocks. */
export const drops = [
  ...loot.map(row),
  ...oldOres.map(([ore, tool, count]) =>
    probe(
      `drops.itself-${ore}-${tool}`,
      `${ore} broken with ${tool} drops ${count} ${ore}`,
      'Loot table of the block before 1.17.',
      async (world) => {
        await broken(world, ore, tool)
        equal(ore, world.ownedOrOnGround(ore), count)
      },
      { before: '1.17' },
    ),
  ),
  ...touched.map(([block, tool]) =>
    probe(
      `drops.silk-${block}`,
      `Silk touch drops ${block} itself`,
      'Silk touch alternative of the loot table.',
      async (world) => {
        await broken(world, block, tool, silk)
        equal(block, world.ownedOrOnGround(block), 1)
      },
    ),
  ),
  probe(
    'drops.fortune-ore',
    'Fortune III drops up to four diamonds per ore, and more than one on average',
    'ApplyBonusCount ore_drops: × (1 to level + 1).',
    async (world) => {
      for (let i = 0; i < 8; i++) await broken(world, 'diamond_ore', 'iron_pickaxe', fortune(3))
      within('diamonds from eight ores', world.ownedOrOnGround('diamond'), 9, 32)
    },
  ),
  probe(
    'drops.fortune-crops',
    'Fortune drops more seeds of ripe wheat',
    'ApplyBonusCount binomial: 3 + level tries at 4 in 7.',
    async (world) => {
      await broken(world, 'wheat[age=7]', 'iron_hoe', fortune(100))
      within('seeds with fortune 100', world.ownedOrOnGround('wheat_seeds'), 20, 104)
    },
  ),
] satisfies Probe[]
