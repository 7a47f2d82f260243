import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import type { Scope } from '../scope.ts'
import type { Wear } from '../wear.ts'
import {
  at,
  damageSeen,
  enchantmentsSeen,
  lay,
  press,
  type Station,
  slot,
  slotHolds,
  take,
} from './bench-work.ts'
import { close } from './windows.ts'

const GRINDSTONE: Station = { block: 'grindstone', slots: 3 }
const STONECUTTER: Station = { block: 'stonecutter', slots: 2 }
const LOOM: Station = { block: 'loom', slots: 4 }
const CARTOGRAPHY: Station = { block: 'cartography_table', slots: 3 }
const OLD_SMITHING: Station = { block: 'smithing_table', slots: 3 }
const SMITHING: Station = { block: 'smithing_table', slots: 4 }
const TEMPLATE = 'netherite_upgrade_smithing_template'

type Thing = readonly [item: string, count?: number, wear?: Wear]

/** Opens a station and lays things on it, the first one first. */
async function work(world: ProbeWorld, station: Station, ...things: Thing[]): Promise<number[]> {
  for (const [item, count = 1, wear = {}] of things) await world.give(world.alice, item, count, wear)
  const gauges = await at(world, station)
  for (const i of things.keys()) await lay(world, station, i)
  return gauges
}

/** Stone, the number of a button, what it is cut to, and how many. */
const CUTS: [stone: string, button: number, cut: string, count: number, scope?: Scope][] = [
  ['stone', 0, 'chiseled_stone_bricks', 1],
  ['stone', 1, 'stone_brick_slab', 2],
  ['stone', 2, 'stone_brick_stairs', 1],
  ['stone', 3, 'stone_brick_wall', 1],
  ['stone', 4, 'stone_bricks', 1],
  ['stone', 5, 'stone_slab', 2],
  ['stone', 6, 'stone_stairs', 1],
  ['cobblestone', 0, 'cobblestone_slab', 2],
  ['cobblestone', 1, 'cobblestone_stairs', 1],
  ['cobblestone', 2, 'cobblestone_wall', 1],
  ['smooth_stone', 0, 'smooth_stone_slab', 2],
  ['stone_bricks', 0, 'chiseled_stone_bricks', 1],
  ['mossy_cobblestone', 2, 'mossy_cobblestone_wall', 1],
  ['granite', 3, 'polished_granite', 1],
  ['polished_diorite', 0, 'polished_diorite_slab', 2],
  ['andesite', 2, 'andesite_wall', 1],
  ['sandstone', 0, 'chiseled_sandstone', 1],
  ['sandstone', 1, 'cut_sandstone', 1],
  ['red_sandstone', 2, 'cut_red_sandstone_slab', 2],
  ['bricks', 1, 'brick_stairs', 1],
  ['nether_bricks', 0, 'chiseled_nether_bricks', 1],
  ['red_nether_bricks', 2, 'red_nether_brick_wall', 1],
  ['quartz_block', 1, 'quartz_bricks', 1],
  ['quartz_block', 2, 'quartz_pillar', 1],
  ['purpur_block', 0, 'purpur_pillar', 1],
  ['prismarine', 0, 'prismarine_slab', 2],
  ['dark_prismarine', 1, 'dark_prismarine_stairs', 1],
  ['end_stone', 0, 'end_stone_brick_slab', 2],
  ['end_stone_bricks', 2, 'end_stone_brick_wall', 1],
  ['basalt', 0, 'polished_basalt', 1],
  ['blackstone', 0, 'blackstone_slab', 2],
  ['polished_blackstone', 0, 'chiseled_polished_blackstone', 1],
  ['polished_blackstone_bricks', 2, 'polished_blackstone_brick_wall', 1],
  ['copper_block', 0, 'cut_copper', 4, { before: '1.21', needs: ['copper_block'] }],
  ['copper_block', 1, 'cut_copper_slab', 8, { before: '1.21', needs: ['copper_block'] }],
  ['copper_block', 1, 'copper_grate', 4, { since: '1.21' }],
  ['waxed_cut_copper', 0, 'waxed_cut_copper_slab', 2, { before: '1.21', needs: ['cut_copper'] }],
  ['cobbled_deepslate', 0, 'chiseled_deepslate', 1, { needs: ['cobbled_deepslate'] }],
  ['polished_deepslate', 3, 'deepslate_bricks', 1, { needs: ['deepslate'] }],
  ['deepslate_tiles', 2, 'deepslate_tile_wall', 1, { needs: ['deepslate'] }],
  ['mud_bricks', 1, 'mud_brick_stairs', 1, { needs: ['mud_bricks'] }],
  ['tuff', 0, 'chiseled_tuff', 1, { since: '1.21' }],
]
const GEAR = ['sword', 'shovel', 'pickaxe', 'axe', 'hoe', 'helmet', 'chestplate', 'leggings', 'boots']
/** Loom patterns: button since 1.19, short name. */
const PATTERNS: [button: number, pattern: string][] = [
  [0, 'bl'],
  [4, 'bs'],
  [12, 'ss'],
  [13, 'cr'],
  [24, 'mr'],
  [29, 'bo'],
]

/** Lays what a smithing table of the version needs, with its template; returns the slot of the result. */
async function smith(world: ProbeWorld, gear: Thing, addition: string, template = TEMPLATE): Promise<number> {
  const templated = (
    world.alice.registry as unknown as { isNewerOrEqualTo(v: string): boolean }
  ).isNewerOrEqualTo('1.20')
  if (templated) await work(world, SMITHING, [template], gear, [addition])
  else await work(world, OLD_SMITHING, gear, [addition])
  return templated ? 3 : 2
}

/** Stations that keep nothing: grindstone, stonecutter, smithing table, loom, cartography table. */
export const benches = [
  ...CUTS.map(([stone, button, cut, count, scope]) =>
    probe(
      `benches.cut-${stone}-to-${cut}`,
      `A stonecutter cuts ${stone} to ${count} ${cut}`,
      'StonecutterMenu, recipes by name.',
      async (world) => {
        const gauges = await work(world, STONECUTTER, [stone, 3])
        await press(world, button)
        equal('chosen', gauges[0], button)
        slotHolds(world, 1, `${cut} ${count}`)
      },
      scope,
    ),
  ),
  probe(
    'benches.cut-all',
    'A shift-click cuts the whole stack',
    'StonecutterMenu.quickMoveStack.',
    async (world) => {
      await work(world, STONECUTTER, ['stone', 5])
      await press(world, 5)
      await take(world, 1)
      await close(world)
      equal('slabs', world.count(world.alice, 'stone_slab'), 10)
      equal('stone', world.count(world.alice, 'stone'), 0)
    },
  ),
  probe('benches.cut-nothing', 'A stonecutter takes no wood', 'Only what has a recipe.', async (world) => {
    await work(world, STONECUTTER, ['oak_planks', 5])
    slotHolds(world, 0, 'nothing')
  }),
  probe('benches.cut-unchosen', 'Nothing is cut before a choice', 'StonecutterMenu.', async (world) => {
    await work(world, STONECUTTER, ['stone', 5])
    slotHolds(world, 1, 'nothing')
  }),
  ...GEAR.map((piece) =>
    probe(
      `benches.smith-${piece}`,
      `A diamond ${piece} and an ingot make one of netherite, as worn as before`,
      'UpgradeRecipe keeps the tags.',
      async (world) => {
        const result = await smith(
          world,
          [`diamond_${piece}`, 1, { damage: 7, enchantments: { unbreaking: 2 } }],
          'netherite_ingot',
        )
        slotHolds(world, result, `netherite_${piece} 1`)
        equal('damage', damageSeen(slot(world, result)), 7)
        equal('enchantments', enchantmentsSeen(world, slot(world, result)), ['unbreaking 2'])
      },
    ),
  ),
  probe('benches.smith-uses', 'Smithing uses up all that it needs', 'SmithingMenu.onTake.', async (world) => {
    const result = await smith(world, ['diamond_sword'], 'netherite_ingot')
    await take(world, result)
    await close(world)
    // the client's window of this station has a slot too few, so the server is asked
    const found: boolean[] = []
    for (const item of ['netherite_sword', 'diamond_sword', 'netherite_ingot'])
      found.push((await world.command(`clear Alice ${item}`)).ok)
    equal('new sword, old sword, ingot', found, [true, false, false])
  }),
  probe('benches.smith-gold', 'Gold does not become netherite', 'UpgradeRecipe.', async (world) => {
    const result = await smith(world, ['golden_sword'], 'netherite_ingot')
    slotHolds(world, result, 'nothing')
  }),
  probe(
    'benches.smith-template',
    'Without a template nothing is upgraded',
    'SmithingTransformRecipe.',
    async (world) => {
      await work(world, SMITHING, ['diamond_sword'], ['netherite_ingot'])
      slotHolds(world, 3, 'nothing')
    },
    { since: '1.20' },
  ),
  probe(
    'benches.smith-trim',
    'A template and a material trim armour',
    'SmithingTrimRecipe.',
    async (world) => {
      await smith(world, ['iron_chestplate'], 'gold_ingot', 'coast_armor_trim_smithing_template')
      slotHolds(world, 3, 'iron_chestplate 1')
      await take(world, 3)
      await close(world)
      const { message } = await world.command('data get entity Alice Inventory[0]')
      holds(
        'its data',
        message.includes('coast') && message.includes('gold'),
        message,
        'a trim of coast in gold',
      )
    },
    { since: '1.20' },
  ),
  probe('benches.grind', 'A grindstone takes enchantments off', 'GrindstoneMenu.', async (world) => {
    await work(world, GRINDSTONE, ['iron_sword', 1, { enchantments: { sharpness: 3 }, damage: 9 }])
    slotHolds(world, 2, 'iron_sword 1')
    equal('enchantments', enchantmentsSeen(world, slot(world, 2)), [])
    equal('damage', damageSeen(slot(world, 2)), 9)
  }),
  probe('benches.grind-curse', 'A grindstone leaves curses', 'Enchantment.isCurse.', async (world) => {
    await work(world, GRINDSTONE, ['iron_sword', 1, { enchantments: { sharpness: 3, vanishing_curse: 1 } }])
    equal('enchantments', enchantmentsSeen(world, slot(world, 2)), ['vanishing_curse 1'])
  }),
  probe(
    'benches.grind-merge',
    'A grindstone merges two tools, with 5 % more',
    'GrindstoneMenu.createResult.',
    async (world) => {
      await work(
        world,
        GRINDSTONE,
        ['iron_pickaxe', 1, { damage: 200 }],
        ['iron_pickaxe', 1, { damage: 150 }],
      )
      equal('damage', damageSeen(slot(world, 2)), 88)
    },
  ),
  probe('benches.grind-book', 'An enchanted book becomes a book', 'GrindstoneMenu.', async (world) => {
    await work(world, GRINDSTONE, ['enchanted_book', 1, { stored: { sharpness: 3 } }])
    slotHolds(world, 2, 'book 1')
  }),
  probe(
    'benches.grind-unlike',
    'A grindstone does not merge different tools',
    'GrindstoneMenu.',
    async (world) => {
      await work(world, GRINDSTONE, ['iron_pickaxe', 1, { damage: 200 }], ['iron_axe', 1, { damage: 150 }])
      slotHolds(world, 2, 'nothing')
    },
  ),
  probe(
    'benches.grind-plain',
    'A grindstone makes nothing of a plain tool',
    'GrindstoneMenu.',
    async (world) => {
      await work(world, GRINDSTONE, ['iron_pickaxe', 1, { damage: 200 }])
      slotHolds(world, 2, 'nothing')
    },
  ),
  probe('benches.grind-refuses', 'A grindstone takes no stone', 'GrindstoneMenu slots.', async (world) => {
    await work(world, GRINDSTONE, ['stone', 2])
    slotHolds(world, 0, 'nothing')
  }),
  probe(
    'benches.grind-experience',
    'Grinding enchantments off gives experience',
    'GrindstoneMenu.getExperienceAmount.',
    async (world) => {
      await work(world, GRINDSTONE, ['diamond_sword', 1, { enchantments: { sharpness: 5 } }])
      await take(world, 2)
      await world.waitUntil(
        () => world.alice.experience.points + world.alice.experience.level > 0,
        3000,
        'experience points',
      )
    },
  ),
  ...PATTERNS.map(([button, pattern]) =>
    probe(
      `benches.loom-${pattern}`,
      `Button ${button} of a loom weaves the pattern ${pattern}`,
      'LoomMenu, tag no_item_required.',
      async (world) => {
        await work(world, LOOM, ['white_banner', 2], ['red_dye', 2])
        await press(world, button)
        slotHolds(world, 3, 'white_banner 1')
        await take(world, 3)
        await close(world)
        const { message } = await world.command(
          `clear Alice white_banner{BlockEntityTag:{Patterns:[{Pattern:"${pattern}",Color:14}]}} 0`,
        )
        holds('such a banner', message.includes('1') || message.includes('2'), message, 'found')
      },
      { since: '1.19', before: '1.20.5' },
    ),
  ),
  probe('benches.loom-uses', 'A loom uses up a banner and a dye', 'LoomMenu.', async (world) => {
    await work(world, LOOM, ['white_banner', 2], ['red_dye', 2])
    await press(world, 1)
    slotHolds(world, 3, 'white_banner 1')
    await take(world, 3)
    await close(world)
    equal('dyes', world.count(world.alice, 'red_dye'), 0)
  }),
  probe('benches.loom-item', 'A pattern item weaves its own pattern', 'LoomMenu.', async (world) => {
    await work(world, LOOM, ['white_banner'], ['red_dye'], ['creeper_banner_pattern'])
    slotHolds(world, 3, 'white_banner 1')
  }),
  probe('benches.map-copy', 'A map and an empty map make two', 'CartographyTableMenu.', async (world) => {
    await work(world, CARTOGRAPHY, ['filled_map'], ['map', 2])
    slotHolds(world, 2, 'filled_map 2')
    await take(world, 2)
    slotHolds(world, 1, 'map 1')
  }),
  probe(
    'benches.map-refuses',
    'A cartography table takes no book',
    'CartographyTableMenu.',
    async (world) => {
      await work(world, CARTOGRAPHY, ['filled_map'], ['book', 2])
      slotHolds(world, 1, 'nothing')
    },
  ),
] satisfies Probe[]
