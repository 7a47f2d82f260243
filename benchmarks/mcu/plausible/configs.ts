/**
 * Task configs in the shape of those that MCU and AgentBeats released, made for ourselves from the public names of their tasks and the
 * commands that `specs/mcu.md` §7.2 lists: set-ups that any author could write, slips of the known kinds among them. No text of theirs.
 */

/** A config before it is written to a file. */
export interface PlausibleConfig {
  readonly name: string
  readonly text: string
  readonly commands: readonly string[]
  readonly rewards?: readonly { readonly event: string; readonly objects: readonly string[] }[]
}

const give = (item: string, count?: number): string =>
  `/give @s minecraft:${item}${count === undefined ? '' : ` ${count}`}`
const hold = (item: string): string => `/replaceitem entity @s weapon.mainhand minecraft:${item}`
const put = (block: string, at = '~2 ~ ~'): string => `/setblock ${at} minecraft:${block}`
const fill = (block: string, box = '~2 ~ ~2 ~3 ~1 ~3'): string =>
  `/execute as @p at @s run fill ${box} minecraft:${block}`
const summon = (mob: string, at = '~3 ~ ~'): string => `/summon minecraft:${mob} ${at}`
const ARMOUR = ['helmet', 'chestplate', 'leggings', 'boots'].map(
  (piece, index) =>
    `/replaceitem entity @s armor.${['head', 'chest', 'legs', 'feet'][index]} minecraft:diamond_${piece}`,
)
const NIGHT = '/time set night'
const TABLE = put('crafting_table')

const task = (
  name: string,
  text: string,
  commands: readonly string[],
  ...rewards: (readonly [event: string, ...objects: string[]])[]
): PlausibleConfig => ({
  name,
  text,
  commands,
  ...(rewards.length === 0 ? {} : { rewards: rewards.map(([event, ...objects]) => ({ event, objects })) }),
})

const CRAFT = [
  task(
    'craft_bee_nest',
    'Craft a bee nest.',
    [give('honeycomb', 3), give('oak_planks', 6), TABLE],
    ['craft_item', 'beehive'],
  ),
  task(
    'craft_bell',
    'Craft a bell.',
    [give('gold_ingot', 8), give('stick', 3), TABLE],
    ['craft_item', 'bell'],
  ),
  task('craft_smelting', 'Smelt an iron ore in a furnace.', [
    give('iron_ore', 5),
    give('coal', 5),
    put('furnace'),
  ]),
  task(
    'craft_to_cake',
    'Craft a cake.',
    [give('bucket', 3), give('sugar', 5), give('wheat', 5), give('egg', 3), give('crafting_table', 1)],
    ['craft_item', 'cake'],
  ),
  task(
    'craft_to_clock',
    'Craft a clock.',
    [give('gold_ingot', 4), give('redstone', 1), give('crafting_table', 1), TABLE],
    ['craft_item', 'clock'],
  ),
  task('craft_ladder', 'craft a ladder', [give('stick', 10), TABLE], ['craft_item', 'ladder']),
  task(
    'craft_furnace',
    'Craft a furnace.',
    [give('cobblestone', 20), give('crafting_table', 1)],
    ['craft_item', 'furnace'],
  ),
  task(
    'craft_enchanting_table',
    'Craft an enchanting table.',
    [give('obsidian', 4), give('diamond', 2), give('book', 1), TABLE],
    ['craft_item', 'enchanting_table'],
  ),
  task(
    'craft_oak_planks',
    'Craft oak planks from oak logs.',
    [give('oak_log', 10)],
    ['craft_item', 'oak_planks'],
  ),
  task(
    'craft_the_crafting_table',
    'Craft a crafting table.',
    [give('oak_log', 10)],
    ['craft_item', 'crafting_table'],
  ),
  task(
    'craft_diorite',
    'Craft diorite.',
    [give('cobblestone', 4), give('quartz', 4), give('crafting_table', 1)],
    ['craft_item', 'diorite'],
  ),
  task('craft_stonecut', 'Craft a stonecutter.', [give('stone', 6), give('iron_ingot', 2), TABLE]),
  task(
    'smelt_beef',
    'Smelt beef in the furnace.',
    [give('raw_beef', 5), give('coal', 5), put('furnace')],
    ['craft_item', 'cooked_beef'],
  ),
  task('cut_stone', 'Cut stone with the stonecutter.', [give('stone', 10), put('stonecutter')]),
  task('brew_potion_of_fire_resistance', 'Brew a potion of fire resistance.', [
    give('blaze_powder', 5),
    give('nether_wart', 5),
    give('magma_cream', 5),
    give('water_bottle', 3),
    put('brewing_stand'),
  ]),
  task('enchant_diamond_sword', 'Enchant a diamond sword.', [
    give('diamond_sword'),
    give('lapis_lazuli', 64),
    give('experience_bottle', 64),
    put('enchanting_table'),
    fill('bookshelf', '~4 ~ ~-2 ~4 ~1 ~2'),
  ]),
]

const BUILD = [
  task('build_a_garden', 'Build a garden.', [
    give('oak_fence', 64),
    give('poppy', 16),
    give('dandelion', 16),
    give('grass_block', 32),
  ]),
  task('build_a_house', 'Build a house.', [
    give('oak_planks', 64),
    give('oak_door', 2),
    give('glass', 16),
    give('torch', 8),
  ]),
  task(
    'build_a_ladder',
    'Place ladders on a wall.',
    [give('ladder', 20), fill('stone', '~3 ~ ~-1 ~3 ~5 ~1')],
    ['use_item', 'ladder'],
  ),
  task('build_a_library', 'Build a library.', [give('bookshelf', 64), give('oak_planks', 64)]),
  task('build_a_maze', 'Build a maze.', [give('stone_bricks', 64), give('stone_bricks', 64)]),
  task('build_a_tower', 'Build a tower.', [give('stone', 64), give('ladder', 16)]),
  task('build_a_wall', 'Build a wall.', [
    give('cobblestone', 64),
    '/fill ~-5 ~-1 ~-5 ~5 ~2 ~5 minecraft:stone',
  ]),
  task(
    'build_a_waterfall',
    'Build a waterfall.',
    [give('water_bucket', 2), give('stone', 64)],
    ['use_item', 'water_bucket'],
  ),
  task('build_gate', 'Build a gate.', [give('oak_fence_gate', 4), give('oak_fence', 32)]),
  task('build_nether_portal', 'Build a nether portal.', [give('obsidian', 14), give('flint_and_steel')]),
  task('build_pillar', 'Build a pillar.', [give('cobblestone', 64), '/setblock ~2 ~ ~ crafting_table']),
  task(
    'build_snow_golem',
    'Build a snow golem.',
    [give('snow_block', 2), give('carved_pumpkin', 1)],
    ['mobs', 'snow_golem'],
  ),
  task('stacking_acacia_fence', 'Stack acacia fences.', [give('acacia_fence', 64)]),
  task('dig_three_down_and_fill_one_up', 'Dig three blocks down and fill one up.', [
    give('stone_shovel'),
    give('dirt', 10),
  ]),
  task(
    'lay_carpet',
    'Lay carpets on the floor.',
    [give('white_carpet', 32), give('red_carpet', 32)],
    ['use_item', 'white_carpet', 'red_carpet'],
  ),
  task('decorate_the_ground', 'Decorate the ground.', [
    give('white_carpet', 20),
    give('flower_pot', 5),
    give('poppy', 5),
  ]),
  task('decorate_the_wall', 'Decorate the wall.', [
    give('painting', 10),
    give('item_frame', 5),
    fill('oak_planks', '~4 ~ ~-3 ~4 ~4 ~3'),
  ]),
  task('prepare_a_birthday_present_for_your_neighbor', 'Prepare a birthday present for your neighbour.', [
    give('cake'),
    give('chest'),
    give('diamond', 3),
    summon('villager'),
  ]),
  task(
    'place_a_item_frame',
    'Place an item frame.',
    [give('item_frame', 5), fill('stone', '~3 ~ ~-1 ~3 ~2 ~1')],
    ['use_item', 'item_frame'],
  ),
  task(
    'clean_the_weeds',
    'Clean the weeds.',
    [give('shears'), fill('grass', '~2 ~ ~-2 ~5 ~ ~2')],
    ['mine_block', 'grass', 'tall_grass'],
  ),
  task(
    'carve_pumpkins',
    'Carve pumpkins with shears.',
    [give('pumpkin', 5), give('shears'), TABLE],
    ['use_item', 'shears'],
  ),
  task(
    'light_up_the_surroundings',
    'Light up the surroundings.',
    [NIGHT, give('torch', 64), give('glowstone', 10)],
    ['use_item', 'torch', 'glowstone'],
  ),
  task('light_up_the_surroundings_at_night', 'Light up the surroundings at night.', [
    NIGHT,
    give('torch', 64),
    give('glowstone', 10),
  ]),
  task(
    'make_fire_with_flint_and_steel',
    'Make a fire with flint and steel.',
    [give('flint_and_steel'), give('oak_log', 5)],
    ['use_item', 'flint_and_steel'],
  ),
]

const MINE = [
  task('collect_dirt', 'Collect dirt.', [give('wooden_shovel', 1)], ['mine_block', 'dirt', 'grass_block']),
  task(
    'collect_grass',
    'Collect grass.',
    [give('shears', 1), fill('grass', '~1 ~ ~1 ~4 ~ ~4')],
    ['mine_block', 'grass', 'tall_grass'],
  ),
  task(
    'collect_wood',
    'Collect wood from trees.',
    [hold('iron_axe'), fill('oak_log', '~2 ~ ~2 ~2 ~4 ~2')],
    ['mine_block', 'oak_log', 'birch_log'],
  ),
  task(
    'collect_wool',
    'Collect wool from sheep.',
    [give('shears'), summon('sheep'), summon('sheep', '~-2 ~ ~1')],
    ['pickup', 'wool'],
  ),
  task(
    'mine_diamond_ore',
    'Mine diamond ore.',
    [hold('iron_pickaxe'), fill('diamond_ore', '~ ~ ~ ~1 ~ ~')],
    ['mine_block', 'diamond_ore'],
  ),
  task('mine_horizontally', 'Mine horizontally.', [hold('iron_pickaxe'), fill('stone', '~2 ~ ~-2 ~9 ~3 ~2')]),
  task(
    'mine_iron_ore',
    'Mine iron ore.',
    [hold('stone_pickaxe'), fill('iron_ore', '~2 ~-1 ~2 ~3 ~ ~3')],
    ['mine_block', 'iron_ore'],
  ),
  task(
    'mine_obsidian',
    'Mine obsidian.',
    [hold('diamond_pickaxe'), fill('obsidian', '~1 ~-1 ~1 ~2 ~-1 ~2')],
    ['mine_block', 'obsidian'],
  ),
  task('mine_dirt', 'mine dirt', [give('iron_shovel', 1)]),
  task('mine_grass', 'mine grass', [fill('grass', '~2 ~ ~2 ~3 ~ ~3')]),
  task('mine_wood', 'mine wood', [hold('wooden_axe')]),
  task('mine_diamond_from_scratch', 'Starting with nothing, obtain a diamond.', []),
]

const FIND = [
  task('find_bedrock', 'Find bedrock.', ['/setblock ~ ~ ~1 minecraft:bedrock', give('iron_pickaxe')]),
  task('find_blue_bed', 'find a blue bed', ['/setblock ~1 ~ ~-3 minecraft:bedrock', give('torch', 10)]),
  task(
    'find_diamond',
    'Find diamonds underground.',
    [
      give('iron_pickaxe'),
      '/execute as @p at @s run fill ~ ~-12 ~ ~ ~-8 ~ minecraft:diamond_ore',
      '/tp @s ~ ~-10 ~',
      give('torch', 32),
    ],
    ['mine_block', 'diamond_ore'],
  ),
  task('find_forest', 'Find a forest.', []),
  task('find_item_frame', 'find an oak door', [
    summon('item_frame', '~3 ~1 ~'),
    put('oak_planks', '~4 ~1 ~'),
  ]),
  task('find_lava', 'Find lava.', [put('lava', '~3 ~-1 ~3'), give('bucket')]),
  task('find_melon', 'Find a melon.', [put('melon', '~5 ~ ~5')]),
  task('find_sand', 'Find sand.', [fill('sand', '~5 ~-1 ~5 ~7 ~-1 ~7')]),
  task('find_village', 'Find a village.', [give('compass')]),
  task(
    'explore_boat',
    'Explore by boat.',
    [give('oak_boat'), fill('water', '~2 ~-1 ~-5 ~12 ~-1 ~5')],
    ['use_item', 'boat'],
  ),
  task(
    'explore_chest',
    'Open the chest and look into it.',
    [put('chest{LootTable:"minecraft:chests/buried_treasure"}')],
    ['use_item', 'chest'],
  ),
  task('explore_climb', 'Climb a mountain.', []),
  task('explore_map', 'Explore with a map.', [give('map'), give('compass')], ['use_item', 'map']),
  task('explore_run', 'Run and explore.', [give('bread', 5)]),
  task(
    'explore_the_treasure',
    'Find and open the treasure.',
    [put('chest{LootTable:"minecraft:chests/buried_treasure"}'), give('map', 1), give('oak_boat', 1)],
    ['open_chest', 'chest'],
  ),
  task('look_at_the_sky', 'Look at the sky.', ['/weather clear', '/time set noon']),
  task('explore_the_world', 'explore the world', [give('bread', 5)]),
]

const FIGHT = [
  task(
    'combat_enderman',
    'Combat an enderman.',
    [...ARMOUR, hold('diamond_sword'), summon('enderman'), NIGHT],
    ['kill_entity', 'enderman'],
  ),
  task(
    'combat_skeletons',
    'Combat skeletons.',
    [...ARMOUR, hold('diamond_sword'), summon('skeleton'), NIGHT],
    ['kill_entity', 'skeleton'],
  ),
  task(
    'combat_spiders',
    'Combat spiders.',
    [...ARMOUR, hold('diamond_sword'), summon('spider'), NIGHT],
    ['kill_entity', 'spider'],
  ),
  task(
    'combat_witch',
    'Combat a witch.',
    [...ARMOUR, hold('diamond_sword'), summon('witch'), NIGHT],
    ['kill_entity', 'witch'],
  ),
  task(
    'combat_wolfs',
    'Combat wolves.',
    [...ARMOUR, hold('diamond_sword'), '/summon minecraft:wolf ~3 ~ ~ {Angry:1}', summon('wolf', '~-3 ~ ~')],
    ['kill_entity', 'wolf'],
  ),
  task(
    'combat_zombies',
    'Combat zombies with given weapons and armor.',
    [...ARMOUR, hold('diamond_sword'), summon('zombie'), NIGHT],
    ['kill_entity', 'zombie'],
  ),
  task('hunt_horse', 'Hunt a horse.', [hold('iron_sword'), summon('horse')], ['kill_entity', 'horse']),
  task(
    'hunt_pigs',
    'Hunt pigs.',
    [hold('iron_sword'), summon('pig'), summon('pig', '~-3 ~ ~2')],
    ['kill_entity', 'pig'],
  ),
  task('hunt_sheep', 'hunt a sheep', [hold('iron_sword'), summon('sheep')]),
  task(
    'shoot_phantom',
    'Shoot a phantom.',
    [NIGHT, give('bow'), give('arrow', 64), summon('phantom', '~3 ~4 ~')],
    ['kill_entity', 'phantom'],
  ),
  task('kill_ender_dragon', 'Kill the ender dragon.', []),
  task('trap_a_spider_with_a_boat', 'Trap a spider with a boat.', [give('oak_boat'), summon('spider')]),
  task('trap_a_witch_with_a_boat', 'Trap a witch with a boat.', [give('oak_boat'), summon('witch')]),
  task(
    'hook_a_chicken_using_fishing_rod',
    'Hook a chicken using a fishing rod.',
    [give('fishing_rod'), summon('chicken')],
    ['use_item', 'fishing_rod'],
  ),
  task(
    'hook_a_cow_using_fishing_rod',
    'Hook a cow using a fishing rod.',
    [give('fishing_rod'), summon('cow')],
    ['use_item', 'fishing_rod'],
  ),
]

const USE = [
  task(
    'drink_harming_potion',
    'Drink a harming potion.',
    ['/give @s minecraft:potion{Potion:"minecraft:harming"} 3'],
    ['use_item', 'potion'],
  ),
  task('drop_an_item', 'Drop an item.', [give('dirt', 10), give('stick', 5)]),
  task(
    'plant_wheats',
    'Plant wheat seeds.',
    [give('wheat_seeds', 10), give('iron_hoe'), put('water', '~3 ~-1 ~')],
    ['use_item', 'wheat_seeds'],
  ),
  task(
    'sleep_in_bed',
    'Sleep in a bed to skip the night.',
    [NIGHT, give('white_bed', 1), put('white_bed')],
    ['use_item', 'white_bed'],
  ),
  task('throw_a_snowball', 'Throw a snowball.', [give('snowball', 16)], ['use_item', 'snowball']),
  task('use_bow', 'Use a bow.', [give('bow'), give('arrow', 64)], ['use_item', 'bow']),
  task('use_lead', 'Use a lead on an animal.', [give('lead', 2), summon('sheep')], ['use_item', 'lead']),
  task(
    'use_shield',
    'Use a shield.',
    [give('shield'), summon('skeleton', '~6 ~ ~'), NIGHT],
    ['use_item', 'shield'],
  ),
]

export const SIMPLE: readonly PlausibleConfig[] = [...CRAFT, ...BUILD, ...MINE, ...FIND, ...FIGHT, ...USE]

/** Items that hard scenes give in addition; none is the goal of a task. */
const CLUTTER =
  'bread:10 carrot:5 compass:1 torch:20 coal:10 emerald:5 potato:3 apple:5 oak_log:10 golden_apple:1 ender_pearl:2 leather:5 glass_bottle:4 gold_nugget:10 book:3 feather:7 clay_ball:9'
    .split(' ')
    .map((one) => one.split(':') as [string, string])

/** The same task with clutter in the inventory and bad weather. */
export const hardOf = ({ name, text, commands }: PlausibleConfig): PlausibleConfig => ({
  name,
  text: text.replace(/\.$/, '').toLowerCase(),
  commands: [
    ...commands,
    '/weather thunder',
    ...CLUTTER.map(([item, count]) => `/give @p minecraft:${item} ${count}`),
  ],
})

/** Names of compositions as their authors join them; each scene is that of its parts, one after the other. */
export const COMPOSITIONS: readonly (readonly [name: string, ...parts: string[]])[] = [
  ['build_a_house_or_explore_boat', 'build_a_house', 'explore_boat'],
  ['build_a_waterfall_and_smelt_beef_and_collect_wool', 'build_a_waterfall', 'smelt_beef', 'collect_wool'],
  [
    'carve_pumpkins_and_look_at_the_sky_and_explore_the_treasure',
    'carve_pumpkins',
    'look_at_the_sky',
    'explore_the_treasure',
  ],
  [
    'collect_wool_and_build_a_waterfall_or_decorate_the_ground',
    'collect_wool',
    'build_a_waterfall',
    'decorate_the_ground',
  ],
  ['craft_bell_and_craft_to_cake', 'craft_bell', 'craft_to_cake'],
  ['craft_diorite_or_find_bedrock_and_look_at_the_sky', 'craft_diorite', 'find_bedrock', 'look_at_the_sky'],
  [
    'decorate_the_ground_and_look_at_the_sky_and_find_blue_bed',
    'decorate_the_ground',
    'look_at_the_sky',
    'find_blue_bed',
  ],
  ['decorate_the_wall_and_craft_diorite_or_find_melon', 'decorate_the_wall', 'craft_diorite', 'find_melon'],
  [
    'find_bedrock_or_light_up_the_surroundings_at_night',
    'find_bedrock',
    'light_up_the_surroundings_at_night',
  ],
  ['find_blue_bed_and_stacking_acacia_fence', 'find_blue_bed', 'stacking_acacia_fence'],
  ['find_lava_or_trap_a_witch_with_a_boat', 'find_lava', 'trap_a_witch_with_a_boat'],
  ['find_melon_and_brew_potion_of_fire_resistance', 'find_melon', 'brew_potion_of_fire_resistance'],
  ['find_melon_and_combat_witch_and_place_a_item_frame', 'find_melon', 'combat_witch', 'place_a_item_frame'],
  ['mine_diamond_ore_and_collect_dirt', 'mine_diamond_ore', 'collect_dirt'],
  [
    'prepare_a_birthday_present_for_your_neighbor_and_combat_wolfs_or_lay_carpet',
    'prepare_a_birthday_present_for_your_neighbor',
    'combat_wolfs',
    'lay_carpet',
  ],
  ['trap_a_witch_with_a_boat_and_combat_spiders', 'trap_a_witch_with_a_boat', 'combat_spiders'],
  ['use_lead_and_craft_stonecut', 'use_lead', 'craft_stonecut'],
]

/** A composition with the commands of its parts; its text is its name, as in the released files. */
export function compositionOf([name, ...parts]: (typeof COMPOSITIONS)[number]): PlausibleConfig {
  const commands = parts.flatMap((part) => SIMPLE.find((one) => one.name === part)?.commands ?? [])
  return { name, text: name, commands }
}
