/** Tables of facts that minecraft-data does not list (vanilla 1.19.2, from general knowledge of the game). */

import { TREES } from '../../game/woods.ts'

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Items that tame an animal. */
export const TAMED: Readonly<Record<string, string>> = {
  wolf: 'bone',
  cat: 'cod',
  parrot: 'wheat_seeds',
  horse: 'apple',
  donkey: 'apple',
  llama: 'hay_block',
}

/** Food that makes animals breed. */
export const BRED: Readonly<Record<string, string>> = {
  cow: 'wheat',
  mooshroom: 'wheat',
  sheep: 'wheat',
  goat: 'wheat',
  pig: 'carrot',
  chicken: 'wheat_seeds',
  rabbit: 'carrot',
  wolf: 'beef',
  cat: 'cod',
  horse: 'golden_carrot',
  donkey: 'golden_carrot',
  llama: 'hay_block',
  turtle: 'seagrass',
  panda: 'bamboo',
  fox: 'sweet_berries',
  bee: 'poppy',
  strider: 'warped_fungus',
  hoglin: 'crimson_fungus',
  axolotl: 'tropical_fish_bucket',
  frog: 'slime_ball',
}

/** Things to ride, with the required items. */
export const RIDDEN: Readonly<Record<string, readonly string[]>> = {
  horse: ['saddle'],
  donkey: ['saddle'],
  mule: ['saddle'],
  pig: ['saddle', 'carrot_on_a_stick'],
  strider: ['saddle', 'warped_fungus_on_a_stick'],
  llama: ['hay_block'],
  boat: [],
  minecart: [],
}

/** Items that count as fish (vanilla's fishes tag, raw only). */
export const FISHES = ['cod', 'salmon', 'tropical_fish', 'pufferfish']

/** Mobs that a lead holds. */
export const LEASHED =
  list(`allay axolotl bee cat chicken cow dolphin donkey fox frog glow_squid goat hoglin horse
  iron_golem llama mooshroom mule ocelot parrot pig polar_bear rabbit sheep snow_golem squid strider trader_llama wolf
  zoglin`)

/** Mobs that do not fit, or are not to be held, in a boat. */
export const NOT_IN_BOATS =
  list(`ender_dragon wither ghast giant elder_guardian phantom vex evoker_fangs ravager
  iron_golem warden illusioner squid glow_squid dolphin cod salmon pufferfish tropical_fish tadpole guardian
  wandering_trader horse donkey mule llama trader_llama camel polar_bear sniffer`)

/** Seeds and the ground they are planted on. */
export const PLANTED: Readonly<Record<string, readonly [ground: string, crop: string]>> = {
  wheat_seeds: ['farmland', 'wheat'],
  carrot: ['farmland', 'carrots'],
  potato: ['farmland', 'potatoes'],
  beetroot_seeds: ['farmland', 'beetroots'],
  melon_seeds: ['farmland', 'melon_stem'],
  pumpkin_seeds: ['farmland', 'pumpkin_stem'],
  nether_wart: ['soul_sand', 'nether_wart'],
  sweet_berries: ['grass_block', 'sweet_berry_bush'],
  oak_sapling: ['grass_block', 'oak_sapling'],
  spruce_sapling: ['grass_block', 'spruce_sapling'],
  birch_sapling: ['grass_block', 'birch_sapling'],
  jungle_sapling: ['grass_block', 'jungle_sapling'],
  acacia_sapling: ['grass_block', 'acacia_sapling'],
  dark_oak_sapling: ['grass_block', 'dark_oak_sapling'],
  mangrove_propagule: ['grass_block', 'mangrove_propagule'],
  bamboo: ['grass_block', 'bamboo_sapling'],
  cactus: ['sand', 'cactus'],
  poppy: ['grass_block', 'poppy'],
  dandelion: ['grass_block', 'dandelion'],
}

/** Uses of tools: wording, tool, the block that it is used on, and the resulting block. */
export const USES: readonly (readonly [text: string, tool: string, block: string, becomes: string])[] = [
  ...['wooden', 'stone', 'iron', 'golden', 'diamond', 'netherite'].flatMap((stuff) => [
    [`till dirt with a ${stuff} hoe`, `${stuff}_hoe`, 'dirt', 'farmland'] as const,
    [`make a path with a ${stuff} shovel`, `${stuff}_shovel`, 'grass_block', 'dirt_path'] as const,
  ]),
  ...TREES.map(
    (wood) =>
      [`strip ${wood.replace('_', ' ')} logs`, 'iron_axe', `${wood}_log`, `stripped_${wood}_log`] as const,
  ),
  ['carve pumpkins', 'shears', 'pumpkin', 'carved_pumpkin'],
  ['light a campfire', 'flint_and_steel', 'campfire[lit=false]', 'campfire'],
  ['light a candle', 'flint_and_steel', 'candle[lit=false]', 'candle'],
  ['wax copper', 'honeycomb', 'copper_block', 'waxed_copper_block'],
]

/** Motions: wording, the custom statistic with its count, or the kind of movement with its distance. */
export const MOTIONS: readonly (readonly [
  text: string,
  what: { readonly did: string; readonly count: number } | { readonly by: string; readonly blocks: number },
])[] = [
  ['jump ten times', { did: 'jump', count: 10 }],
  ['sneak for five seconds', { did: 'sneak_time', count: 100 }],
  ['walk fifty blocks', { by: 'walk', blocks: 50 }],
  ['sprint fifty blocks', { by: 'sprint', blocks: 50 }],
  ['crawl ten blocks while sneaking', { by: 'crouch', blocks: 10 }],
  ['swim ten blocks', { by: 'swim', blocks: 10 }],
  ['climb ten blocks', { by: 'climb', blocks: 10 }],
  ['dive and walk under water for ten blocks', { by: 'walk_under_water', blocks: 10 }],
  ['wade ten blocks through water', { by: 'walk_on_water', blocks: 10 }],
  ['fall ten blocks', { by: 'fall', blocks: 10 }],
  ['row a boat for thirty blocks', { by: 'boat', blocks: 30 }],
  ['go thirty blocks by minecart', { by: 'minecart', blocks: 30 }],
  ['ride a horse for thirty blocks', { by: 'horse', blocks: 30 }],
  ['glide with elytra for thirty blocks', { by: 'aviate', blocks: 30 }],
]

/** Buildings, with the shape that the game can check; without a shape, only an observer can tell. */
export const BUILT: readonly (readonly [
  text: string,
  block: string,
  shape?: {
    /** Blocks that count; any block if the words name none. */
    readonly of?: readonly string[]
    readonly shape: 'pillar' | 'line' | 'wall' | 'floor'
    readonly size: number
    readonly length?: number
  },
])[] = [
  ['build a pillar of five blocks', 'cobblestone', { shape: 'pillar', size: 5 }],
  ['build a tower of ten blocks', 'stone_bricks', { shape: 'pillar', size: 10 }],
  ['build a wall', 'cobblestone', { shape: 'wall', size: 3, length: 4 }],
  ['build a long wall', 'bricks', { shape: 'wall', size: 2, length: 8 }],
  ['lay a floor', 'oak_planks', { shape: 'floor', size: 3, length: 3 }],
  ['lay a large floor', 'stone_bricks', { shape: 'floor', size: 5, length: 5 }],
  ['put up a fence', 'oak_fence', { of: ['*_fence'], shape: 'line', size: 6 }],
  ['lay rails', 'rail', { of: ['rail'], shape: 'line', size: 8 }],
  ['lay carpet', 'red_carpet', { of: ['*_carpet'], shape: 'floor', size: 2, length: 3 }],
  ['build a hedge', 'oak_leaves', { of: ['*_leaves'], shape: 'line', size: 6 }],
  ['build a ladder up a wall', 'ladder', { of: ['ladder'], shape: 'pillar', size: 4 }],
  ...list(`house hut tent bridge tower_with_stairs pyramid arch fountain well greenhouse barn stable lighthouse maze
    market_stall treehouse castle_gate statue snow_golem_shelter nether_portal swimming_pool garden windmill boat_dock
    watchtower bunker staircase chimney library farm_house aqueduct piston_door redstone_lamp_circuit not_gate
    and_gate or_gate clock_circuit item_sorter automatic_farm hidden_door elevator combination_lock`).map(
    (what) => [`build a ${what.replaceAll('_', ' ')}`, 'oak_planks'] as const,
  ),
]

/** Blocks that an agent can open. */
export const OPENED =
  list(`chest trapped_chest ender_chest barrel furnace smoker blast_furnace crafting_table hopper
  dispenser dropper shulker_box`)

/** Blocks that are not part of any world, or that are invisible. */
export const NOWHERE = new Set(
  list(`air cave_air void_air moving_piston piston_head barrier light structure_void structure_block jigsaw
    command_block chain_command_block repeating_command_block end_portal end_gateway nether_portal bubble_column
    frosted_ice player_head player_wall_head`),
)
