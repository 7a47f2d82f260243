import type { Chance } from '../chance.ts'
import { enchantment, type ItemStack } from '../items/stack.ts'
import type { BlockDefinition } from '../library/prismarine.ts'
import { familyOf } from './families.ts'
import type { BlockState } from './states.ts'

/** What falls out of a block: item name and how many. */
export type Drop = readonly [item: string, count: number]

export interface DropContext {
  readonly state: BlockState
  readonly tool: ItemStack | null
  readonly chance: Chance
}

type Rule = (context: DropContext) => Drop[]

const one =
  (item: string): Rule =>
  () => [[item, 1]]
const nothing: Rule = () => []
const self: Rule = ({ state }) => [[state.name, 1]]

const isSilk = ({ tool }: DropContext) => enchantment(tool, 'silk_touch') > 0
const isShears = ({ tool }: DropContext) => tool?.name === 'shears'

const silkOr =
  (rule: Rule): Rule =>
  (context) =>
    isSilk(context) ? self(context) : rule(context)
const shearsOr =
  (rule: Rule): Rule =>
  (context) =>
    isShears(context) || isSilk(context) ? self(context) : rule(context)

const fortuneOf = ({ tool }: DropContext) => enchantment(tool, 'fortune')

/** A number that fortune adds to, up to its level (vanilla uniform_bonus_count), within a limit. */
const some =
  (item: string, low: number, high: number, fortune: { each: number; limit?: number } = { each: 0 }): Rule =>
  (context) => {
    const { chance } = context
    const most = fortuneOf(context) * fortune.each
    const count = chance.between(low, high) + (most > 0 ? chance.between(0, most) : 0)
    return [[item, Math.min(fortune.limit ?? count, count)]]
  }

/** One of these chances, by the level of fortune. */
const byFortune = (context: DropContext, chances: readonly number[]): boolean =>
  context.chance.next() < (chances[Math.min(fortuneOf(context), chances.length - 1)] ?? 0)

/** Ores: fortune multiplies (vanilla ore_drops). */
const ore = (item: string, low = 1, high = low): Rule =>
  silkOr((context) => {
    const { chance } = context
    const fortune = fortuneOf(context)
    const times = fortune > 0 ? Math.max(0, chance.between(0, fortune + 1) - 1) + 1 : 1
    return [[item, chance.between(low, high) * times]]
  })

/** Fields: the ripe crop and its seeds, or one seed (vanilla: 3 more tries, and one a level of fortune, at 4 in 7). */
const crop =
  (ripe: number, fruit: string, seed: string): Rule =>
  (context) => {
    const { state, chance } = context
    if (state.properties['age'] !== ripe) return [[seed, 1]]
    let extra = 0
    for (let i = 0; i < 3 + fortuneOf(context); i++) if (chance.next() < 4 / 7) extra++
    if (fruit === seed) return [[fruit, 1 + 1 + extra]]
    return [
      [fruit, 1],
      [seed, 1 + extra],
    ]
  }

const seeds = some('wheat_seeds', 1, 1, { each: 2 })
const grass = shearsOr((context) => (context.chance.oneIn(8) ? seeds(context) : []))

/** Chances by the level of fortune (vanilla table_bonus). */
const FLINT = [0.1, 0.14285715, 0.25, 1]
const SAPLING = [0.05, 0.0625, 0.083333336, 0.1]
const JUNGLE_SAPLING = [0.025, 0.027777778, 0.03125, 0.041666668, 0.1]
const STICK = [0.02, 0.022222223, 0.025, 0.033333335, 0.1]
const APPLE = [0.005, 0.0055555557, 0.00625, 0.008333334, 0.025]

const OF_BLOCK: Readonly<Record<string, Rule>> = {
  stone: silkOr(one('cobblestone')),
  deepslate: silkOr(one('cobbled_deepslate')),
  grass_block: silkOr(one('dirt')),
  podzol: silkOr(one('dirt')),
  mycelium: silkOr(one('dirt')),
  dirt_path: one('dirt'),
  grass_path: one('dirt'),
  farmland: one('dirt'),
  crimson_nylium: silkOr(one('netherrack')),
  warped_nylium: silkOr(one('netherrack')),
  coal_ore: ore('coal'),
  deepslate_coal_ore: ore('coal'),
  iron_ore: ore('raw_iron'),
  deepslate_iron_ore: ore('raw_iron'),
  copper_ore: ore('raw_copper', 2, 5),
  deepslate_copper_ore: ore('raw_copper', 2, 5),
  gold_ore: ore('raw_gold'),
  deepslate_gold_ore: ore('raw_gold'),
  redstone_ore: silkOr(some('redstone', 4, 5, { each: 1 })),
  deepslate_redstone_ore: silkOr(some('redstone', 4, 5, { each: 1 })),
  lapis_ore: ore('lapis_lazuli', 4, 9),
  deepslate_lapis_ore: ore('lapis_lazuli', 4, 9),
  diamond_ore: ore('diamond'),
  deepslate_diamond_ore: ore('diamond'),
  emerald_ore: ore('emerald'),
  deepslate_emerald_ore: ore('emerald'),
  nether_quartz_ore: ore('quartz'),
  nether_gold_ore: ore('gold_nugget', 2, 6),
  gravel: silkOr((context) => [[byFortune(context, FLINT) ? 'flint' : 'gravel', 1]]),
  clay: silkOr(some('clay_ball', 4, 4)),
  snow_block: silkOr(some('snowball', 4, 4)),
  snow: ({ state }) => [['snowball', Number(state.properties['layers'] ?? 1)]],
  glowstone: silkOr(some('glowstone_dust', 2, 4, { each: 1, limit: 4 })),
  sea_lantern: silkOr(some('prismarine_crystals', 2, 3, { each: 1, limit: 5 })),
  melon: silkOr(some('melon_slice', 3, 7, { each: 1, limit: 9 })),
  bookshelf: silkOr(some('book', 3, 3)),
  ender_chest: silkOr(some('obsidian', 8, 8)),
  campfire: silkOr(some('charcoal', 2, 2)),
  soul_campfire: silkOr(one('soul_soil')),
  cobweb: shearsOr(one('string')),
  grass,
  short_grass: grass,
  fern: grass,
  tall_grass: ({ state, tool, chance }) =>
    state.properties['half'] === 'upper' ? [] : grassPair('grass', tool, chance),
  large_fern: ({ state, tool, chance }) =>
    state.properties['half'] === 'upper' ? [] : grassPair('fern', tool, chance),
  dead_bush: shearsOr(some('stick', 0, 2)),
  vine: shearsOr(nothing),
  seagrass: shearsOr(nothing),
  wheat: crop(7, 'wheat', 'wheat_seeds'),
  beetroots: crop(3, 'beetroot', 'beetroot_seeds'),
  carrots: crop(7, 'carrot', 'carrot'),
  potatoes: crop(7, 'potato', 'potato'),
  nether_wart: (context) =>
    context.state.properties['age'] === 3
      ? some('nether_wart', 2, 4, { each: 1 })(context)
      : [['nether_wart', 1]],
  cocoa: ({ state }) => [['cocoa_beans', state.properties['age'] === 2 ? 3 : 1]],
  pumpkin_stem: one('pumpkin_seeds'),
  melon_stem: one('melon_seeds'),
  attached_pumpkin_stem: one('pumpkin_seeds'),
  attached_melon_stem: one('melon_seeds'),
  sweet_berry_bush: (context) => {
    const age = Number(context.state.properties['age'])
    return age < 2 ? [] : some('sweet_berries', age - 1, age, { each: 1 })(context)
  },
  wall_torch: one('torch'),
  soul_wall_torch: one('soul_torch'),
  redstone_wall_torch: one('redstone_torch'),
  redstone_wire: one('redstone'),
  tripwire: one('string'),
  bamboo_sapling: one('bamboo'),
  kelp_plant: one('kelp'),
  glow_lichen: shearsOr(nothing),
  big_dripleaf_stem: one('big_dripleaf'),
  infested_stone: nothing,
  cake: nothing,
  fire: nothing,
  soul_fire: nothing,
  spawner: nothing,
  amethyst_cluster: silkOr((context) =>
    context.tool?.name.endsWith('_pickaxe') ? ore('amethyst_shard', 4)(context) : [['amethyst_shard', 2]],
  ),
  small_amethyst_bud: silkOr(nothing),
  medium_amethyst_bud: silkOr(nothing),
  large_amethyst_bud: silkOr(nothing),
  budding_amethyst: nothing,
  reinforced_deepslate: nothing,
  ice: silkOr(nothing),
  packed_ice: silkOr(nothing),
  blue_ice: silkOr(nothing),
  turtle_egg: silkOr(nothing),
  powder_snow: nothing,
}

/** Chances of a leaf block: sapling, stick, apple. */
const leaves = shearsOr((context) => {
  const { state, chance } = context
  const drops: Drop[] = []
  const kind = state.name.replace('_leaves', '')
  const sapling = kind.endsWith('azalea') ? kind : `${kind}_sapling`
  if (kind !== 'mangrove' && byFortune(context, kind === 'jungle' ? JUNGLE_SAPLING : SAPLING))
    drops.push([sapling, 1])
  if (byFortune(context, STICK)) drops.push(['stick', chance.between(1, 2)])
  if ((kind === 'oak' || kind === 'dark_oak') && byFortune(context, APPLE)) drops.push(['apple', 1])
  return drops
})

const OF_FAMILY: Readonly<Partial<Record<ReturnType<typeof familyOf>, Rule>>> = {
  air: nothing,
  fluid: nothing,
  leaves,
  slab: ({ state }) => [[state.name, state.properties['type'] === 'double' ? 2 : 1]],
  door: ({ state }) => (state.properties['half'] === 'lower' ? [[state.name, 1]] : []),
  bed: ({ state }) => (state.properties['part'] === 'head' ? [[state.name, 1]] : []),
  tall_plant: ({ state }) => (state.properties['half'] === 'lower' ? [[state.name, 1]] : []),
  wall_sign: ({ state }) => [[state.name.replace('_wall_', '_'), 1]],
  coral_fan: silkOr(nothing),
  coral_wall_fan: ({ state, tool }) =>
    enchantment(tool, 'silk_touch') > 0 ? [[state.name.replace('_wall_', '_'), 1]] : [],
  wall_banner: ({ state }) => [[state.name.replace('_wall_', '_'), 1]],
  wall_head: ({ state }) => [[state.name.replace('_wall_', '_'), 1]],
}

const isGlass = (name: string): boolean =>
  name === 'glass' ||
  name === 'glass_pane' ||
  name.endsWith('_stained_glass') ||
  name.endsWith('_stained_glass_pane')

/** What a block leaves when it goes. The right tool is the caller's question: see needsTool. */
export function dropsOf(context: DropContext): Drop[] {
  const { name, properties } = context.state
  const rule = OF_BLOCK[name] ?? OF_FAMILY[familyOf(name)] ?? (isGlass(name) ? silkOr(nothing) : undefined)
  if (rule) return rule(context).filter(([, count]) => count > 0)
  if (name.startsWith('infested_')) return []
  if (name.startsWith('potted_'))
    return [
      ['flower_pot', 1],
      [name.slice('potted_'.length).replace('azalea_bush', 'azalea'), 1],
    ]
  const several = properties['candles'] ?? properties['pickles']
  return [[name, typeof several === 'number' ? several : 1]]
}

/** Whether a block gives nothing when broken with this in the hand. */
export function needsOtherTool(block: BlockDefinition, tool: ItemStack | null): boolean {
  return block.harvestTools !== undefined && !(tool && block.harvestTools[String(tool.id)])
}

function grassPair(item: string, tool: ItemStack | null, chance: Chance): Drop[] {
  if (tool?.name === 'shears') return [[item, 2]]
  return chance.oneIn(8) ? [['wheat_seeds', 1]] : []
}
