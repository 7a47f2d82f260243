/**
 * Groups of blocks by name. All rules that turn block names into groups are in this file; other code calls familyOf or uses
 * one of the sets below.
 */
export type BlockFamily =
  | 'air'
  | 'fluid'
  | 'stairs'
  | 'slab'
  | 'door'
  | 'trapdoor'
  | 'fence'
  | 'fence_gate'
  | 'wall'
  | 'pane'
  | 'bed'
  | 'torch'
  | 'wall_torch'
  | 'lever'
  | 'button'
  | 'pressure_plate'
  | 'ladder'
  | 'vine'
  | 'carpet'
  | 'snow'
  | 'rail'
  | 'sign'
  | 'wall_sign'
  | 'banner'
  | 'wall_banner'
  | 'head'
  | 'wall_head'
  | 'lantern'
  | 'chest'
  | 'ender_chest'
  | 'barrel'
  | 'shulker_box'
  | 'crafting_table'
  | 'furnace'
  | 'anvil'
  | 'leaves'
  | 'crop'
  | 'plant'
  | 'tall_plant'
  | 'mushroom'
  | 'sugar_cane'
  | 'cactus'
  | 'nether_wart'
  | 'redstone_wire'
  | 'diode'
  | 'hopper'
  | 'grindstone'
  | 'cocoa'
  | 'glazed_terracotta'
  | 'turf'
  | 'cake'
  | 'tripwire_hook'
  | 'bell'
  | 'note_block'
  | 'coral_fan'
  | 'coral_wall_fan'
  | 'glow_lichen'
  | 'bamboo'
  | 'kelp'
  | 'big_dripleaf'
  | 'candle'
  | 'amethyst'
  | 'lily_pad'
  | 'plain'

const EXACT: Readonly<Record<string, BlockFamily>> = {
  air: 'air',
  cave_air: 'air',
  void_air: 'air',
  water: 'fluid',
  lava: 'fluid',
  torch: 'torch',
  soul_torch: 'torch',
  redstone_torch: 'torch',
  wall_torch: 'wall_torch',
  soul_wall_torch: 'wall_torch',
  redstone_wall_torch: 'wall_torch',
  iron_bars: 'pane',
  lever: 'lever',
  ladder: 'ladder',
  vine: 'vine',
  snow: 'snow',
  rail: 'rail',
  powered_rail: 'rail',
  detector_rail: 'rail',
  activator_rail: 'rail',
  lantern: 'lantern',
  soul_lantern: 'lantern',
  chest: 'chest',
  trapped_chest: 'chest',
  ender_chest: 'ender_chest',
  barrel: 'barrel',
  crafting_table: 'crafting_table',
  furnace: 'furnace',
  blast_furnace: 'furnace',
  smoker: 'furnace',
  anvil: 'anvil',
  chipped_anvil: 'anvil',
  damaged_anvil: 'anvil',
  wheat: 'crop',
  carrots: 'crop',
  potatoes: 'crop',
  beetroots: 'crop',
  pumpkin_stem: 'crop',
  melon_stem: 'crop',
  attached_pumpkin_stem: 'crop',
  attached_melon_stem: 'crop',
  grass: 'plant',
  short_grass: 'plant',
  fern: 'plant',
  dead_bush: 'plant',
  dandelion: 'plant',
  poppy: 'plant',
  blue_orchid: 'plant',
  allium: 'plant',
  azure_bluet: 'plant',
  oxeye_daisy: 'plant',
  cornflower: 'plant',
  wither_rose: 'plant',
  lily_of_the_valley: 'plant',
  sweet_berry_bush: 'plant',
  azalea: 'plant',
  flowering_azalea: 'plant',
  mangrove_propagule: 'plant',
  tall_grass: 'tall_plant',
  large_fern: 'tall_plant',
  sunflower: 'tall_plant',
  lilac: 'tall_plant',
  rose_bush: 'tall_plant',
  peony: 'tall_plant',
  brown_mushroom: 'mushroom',
  red_mushroom: 'mushroom',
  sugar_cane: 'sugar_cane',
  cactus: 'cactus',
  nether_wart: 'nether_wart',
  redstone_wire: 'redstone_wire',
  repeater: 'diode',
  comparator: 'diode',
  hopper: 'hopper',
  grindstone: 'grindstone',
  cocoa: 'cocoa',
  piston_head: 'plain',
  bamboo_sapling: 'bamboo',
  bamboo: 'bamboo',
  grass_block: 'turf',
  podzol: 'turf',
  mycelium: 'turf',
  cake: 'cake',
  tripwire_hook: 'tripwire_hook',
  bell: 'bell',
  note_block: 'note_block',
  glow_lichen: 'glow_lichen',
  kelp: 'kelp',
  kelp_plant: 'kelp',
  big_dripleaf: 'big_dripleaf',
  candle: 'candle',
  amethyst_cluster: 'amethyst',
  large_amethyst_bud: 'amethyst',
  medium_amethyst_bud: 'amethyst',
  small_amethyst_bud: 'amethyst',
  lily_pad: 'lily_pad',
}

/** Checked in order; the first matching ending wins. */
const ENDINGS: readonly (readonly [string, BlockFamily])[] = [
  ['_stairs', 'stairs'],
  ['_slab', 'slab'],
  ['_trapdoor', 'trapdoor'],
  ['_door', 'door'],
  ['_fence_gate', 'fence_gate'],
  ['_fence', 'fence'],
  ['_wall_sign', 'wall_sign'],
  ['_wall_banner', 'wall_banner'],
  ['_wall_head', 'wall_head'],
  ['_wall_skull', 'wall_head'],
  ['_sign', 'sign'],
  ['_banner', 'banner'],
  ['_head', 'head'],
  ['_skull', 'head'],
  ['_wall', 'wall'],
  ['_stained_glass_pane', 'pane'],
  ['glass_pane', 'pane'],
  ['_bed', 'bed'],
  ['_button', 'button'],
  ['_pressure_plate', 'pressure_plate'],
  ['_carpet', 'carpet'],
  ['shulker_box', 'shulker_box'],
  ['_leaves', 'leaves'],
  ['_sapling', 'plant'],
  ['_tulip', 'plant'],
  ['_glazed_terracotta', 'glazed_terracotta'],
  ['_coral_wall_fan', 'coral_wall_fan'],
  ['_coral_fan', 'coral_fan'],
  ['_candle_cake', 'cake'],
  ['_candle', 'candle'],
]

const families = new Map<string, BlockFamily>()

export function familyOf(name: string): BlockFamily {
  const known = families.get(name)
  if (known) return known
  const family = EXACT[name] ?? ENDINGS.find(([ending]) => name.endsWith(ending))?.[1] ?? 'plain'
  families.set(name, family)
  return family
}

const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Soil for saplings, flowers and grass (vanilla tag dirt, plus farmland). */
const SOIL = set(`
  grass_block dirt coarse_dirt podzol rooted_dirt moss_block mud muddy_mangrove_roots mycelium farmland
`)
export const isSoil = (name: string): boolean => SOIL.has(name)

export const isSand = (name: string): boolean => name === 'sand' || name === 'red_sand'

/** Stone buttons are released after 20 ticks, wooden ones after 30. */
export const isStoneButton = (name: string): boolean =>
  name === 'stone_button' || name === 'polished_blackstone_button'

/** Blocks that prevent fall damage because bodies climb or swim in them. */
export const breaksFall = (name: string): boolean =>
  [
    'water',
    'ladder',
    'vine',
    'scaffolding',
    'cobweb',
    'weeping_vines',
    'twisting_vines',
    'powder_snow',
    'bubble_column',
  ].includes(name)

/** The share of fall damage that a block lets through (vanilla Block.fallOn). Slime lets none through unless the body sneaks. */
export function fallShare(name: string, sneaking: boolean): number {
  if (name === 'slime_block') return sneaking ? 1 : 0
  if (name === 'hay_block' || name === 'honey_block') return 0.2
  return familyOf(name) === 'bed' ? 0.5 : 1
}
