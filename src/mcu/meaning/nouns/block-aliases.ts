import { TREES } from '../../../game/woods.ts'
import { type Alias, any, withFirst } from './alias.ts'
import { PLACEABLE_ALIASES } from './placeable-aliases.ts'

/** Aliases of blocks. */
export const BLOCK_ALIASES: Readonly<Record<string, Alias>> = {
  ...PLACEABLE_ALIASES,
  tree: withFirst('oak_log', '*_log'),
  wood_log: withFirst('oak_log', '*_log'),
  trunk: withFirst('oak_log', '*_log'),
  ...Object.fromEntries([...TREES].map((wood) => [`${wood}_tree`, any(`${wood}_log`)])),
  leaves: withFirst('oak_leaves', '*_leaves'),
  ore: withFirst('iron_ore', '*_ore'),
  weed: withFirst('grass', 'grass', 'short_grass', 'tall_grass', 'fern', 'large_fern'),
  flower: withFirst(
    'dandelion',
    ...'dandelion poppy blue_orchid allium azure_bluet oxeye_daisy cornflower lily_of_the_valley sunflower lilac rose_bush peony wither_rose'.split(
      ' ',
    ),
    '*_tulip',
  ),
  rose: any('poppy', 'rose_bush'),
  tulip: withFirst('red_tulip', '*_tulip'),
  mushroom: withFirst('red_mushroom', 'red_mushroom', 'brown_mushroom'),
  monster_spawner: any('spawner'),
  mob_spawner: any('spawner'),
  wheat_crop: any('wheat'),
  crop: withFirst('wheat', 'wheat', 'carrots', 'potatoes', 'beetroots'),
  carrot: any('carrots'),
  potato: any('potatoes'),
  beetroot: any('beetroots'),
  spider_web: any('cobweb'),
  web: any('cobweb'),
  quartz_ore: any('nether_quartz_ore'),
  netherite_ore: any('ancient_debris'),
  path: any('dirt_path', 'grass_path'),
  pot: any('flower_pot'),
  lamp: any('redstone_lamp'),
  light: withFirst(
    'torch',
    'torch',
    'wall_torch',
    'lantern',
    'glowstone',
    'sea_lantern',
    'jack_o_lantern',
    'campfire',
  ),
  ...Object.fromEntries(
    ['diamond', 'iron', 'gold', 'coal', 'redstone', 'emerald', 'copper', 'lapis'].map((stuff) => [
      stuff,
      any(`${stuff}_ore`, `deepslate_${stuff}_ore`),
    ]),
  ),
  lapis_lazuli: any('lapis_ore', 'deepslate_lapis_ore'),
  quartz: any('nether_quartz_ore'),
  nether_quartz: any('nether_quartz_ore'),
  magma: any('magma_block'),
  portal: any('nether_portal'),
}
