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

const some =
  (item: string, low: number, high: number): Rule =>
  ({ chance }) => [[item, chance.between(low, high)]]

/** Ores: fortune multiplies (vanilla ore_drops). */
const ore = (item: string, low = 1, high = low): Rule =>
  silkOr(({ chance, tool }) => {
    const fortune = enchantment(tool, 'fortune')
    const times = fortune > 0 ? Math.max(0, chance.between(0, fortune + 1) - 1) + 1 : 1
    return [[item, chance.between(low, high) * times]]
  })

/** Fields: the ripe crop and its seeds, or one seed (vanilla: 3 more tries at 4 in 7 for the extra ones). */
const crop =
  (ripe: number, fruit: string, seed: string): Rule =>
  ({ state, chance }) => {
    if (state.properties['age'] !== ripe) return [[seed, 1]]
    let extra = 0
    for (let i = 0; i < 3; i++) if (chance.next() < 4 / 7) extra++
    if (fruit === seed) return [[fruit, 1 + 1 + extra]]
    return [
      [fruit, 1],
      [seed, 1 + extra],
    ]
  }

const grass = shearsOr(({ chance }) => (chance.oneIn(8) ? [['wheat_seeds', 1]] : []))

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
  redstone_ore: ore('redstone', 4, 5),
  deepslate_redstone_ore: ore('redstone', 4, 5),
  lapis_ore: ore('lapis_lazuli', 4, 9),
  deepslate_lapis_ore: ore('lapis_lazuli', 4, 9),
  diamond_ore: ore('diamond'),
  deepslate_diamond_ore: ore('diamond'),
  emerald_ore: ore('emerald'),
  deepslate_emerald_ore: ore('emerald'),
  nether_quartz_ore: ore('quartz'),
  nether_gold_ore: ore('gold_nugget', 2, 6),
  gravel: silkOr(({ chance }) => [[chance.oneIn(10) ? 'flint' : 'gravel', 1]]),
  clay: silkOr(some('clay_ball', 4, 4)),
  snow_block: silkOr(some('snowball', 4, 4)),
  snow: ({ state }) => [['snowball', Number(state.properties['layers'] ?? 1)]],
  glowstone: silkOr(some('glowstone_dust', 2, 4)),
  sea_lantern: silkOr(some('prismarine_crystals', 2, 3)),
  melon: silkOr(some('melon_slice', 3, 7)),
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
  nether_wart: ({ state, chance }) => [
    ['nether_wart', state.properties['age'] === 3 ? chance.between(2, 4) : 1],
  ],
  cocoa: ({ state }) => [['cocoa_beans', state.properties['age'] === 2 ? 3 : 1]],
  pumpkin_stem: one('pumpkin_seeds'),
  melon_stem: one('melon_seeds'),
  attached_pumpkin_stem: one('pumpkin_seeds'),
  attached_melon_stem: one('melon_seeds'),
  sweet_berry_bush: ({ state, chance }) => {
    const age = Number(state.properties['age'])
    return age < 2 ? [] : [['sweet_berries', age === 3 ? chance.between(2, 3) : chance.between(1, 2)]]
  },
  wall_torch: one('torch'),
  soul_wall_torch: one('soul_torch'),
  redstone_wall_torch: one('redstone_torch'),
  redstone_wire: one('redstone'),
  tripwire: one('string'),
  infested_stone: nothing,
  cake: nothing,
  fire: nothing,
  soul_fire: nothing,
  spawner: nothing,
  budding_amethyst: nothing,
  reinforced_deepslate: nothing,
  ice: silkOr(nothing),
  packed_ice: silkOr(nothing),
  blue_ice: silkOr(nothing),
  turtle_egg: silkOr(nothing),
  powder_snow: nothing,
}

/** Chances of a leaf block: sapling, stick, apple (vanilla, without fortune). */
const leaves = shearsOr(({ state, chance }) => {
  const drops: Drop[] = []
  const kind = state.name.replace('_leaves', '')
  const sapling = kind.endsWith('azalea') ? kind : `${kind}_sapling`
  if (kind !== 'mangrove' && chance.oneIn(kind === 'jungle' ? 40 : 20)) drops.push([sapling, 1])
  if (chance.oneIn(50)) drops.push(['stick', chance.between(1, 2)])
  if ((kind === 'oak' || kind === 'dark_oak') && chance.oneIn(200)) drops.push(['apple', 1])
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
