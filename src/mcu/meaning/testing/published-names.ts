/**
 * Task names as printed in the tables and examples of four publications, and as used for the files of the released samples. The
 * names are facts; how our code reads each of them is written in `read.test.ts`.
 */

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** SkillForge (2023): Table 1, and examples in the text. "Obtain XXX" covers many names and is left out. */
const SKILLFORGE = lines(`
  Mine oak wood
  Hunt sheep
  Hunt cow
  Hunt pig
  Mine dirt
  Mine sand
  Mine birch wood
  Mine oak_leaves
  Mine birch_leaves
  Obtain wool
  Mine grass
  Mine poppy
  Mine orange_tulip
  Combat spider
  Combat polar bear
  Hunt chicken
  Hunt donkey
  Hunt horse
  Hunt wolf
  Hunt llama
  Hunt mushroom cow
  Equip iron helmet
  Mine diamond
  Milk cow
  Shear sheep
  Combat zombie
  Combat pigman
  Combat enderman
  Find Nether_portal
  Find ocean
  Dig hole
  Lay carpet
  Mine log
  Craft planks
  Craft crafting_table
  Craft wooden_pickaxe
  Mine cobblestone
  Craft stone_pickaxe
  Mine iron_ore
  Craft furnace
  Smelt to Iron Ignot
  Craft Iron_pickaxe
  Craft diamond_pickaxe
  Navigation
  Chop tree
  Obtain iron_pickaxe
  Obtain diamond
  Obtain cookedMeet
  Obtain bed
  Survival
  Dig as far as possible
  Get dirt
  Look at the sky
  Break leaves
  Chop a tree
  Collect Seeds
  Break a flower
  Go explore
  Go swimming
  Go underwater
  Open inventory
  Chop down a tree
  Break tall grass
  Obtain stick
  Obtain crafting_table
  Obtain bowl
  Obtain chest
  Obtain trap_door
  Obtain sign
  Obtain wooden_pickaxe
  Obtain furnace
  Obtain stone_stairs
  Obtain stone_slab
  Obtain cobblestone_wall
  Obtain lever
  Obtain torch
  Obtain stone_pickaxe
  Obtain milk_bucket
  Obtain beef
  Obtain mutton
  Obtain painting
  Obtain carpet
  Obtain item_frame
  Obtain cooked_beef
  Obtain cooked_mutton
  Obtain milk
  Obtain leaf
  Obtain sunflower
  Find cave
  Build animal_pen
  Make waterfall
  Build house
  craft a wooden sword
  find oak trees
  chop oak trees
  craft oak planks
  craft sticks
  find birch trees
  dig down
  climb the mountain
  boating
  commit suicide
  kill a villager
  activate redstone circuits
  Eat apple
  Eat spider_eye
  Acquire treasure from chest
  Resist by shield
  Sleep in bed
  mine wool
  mine leather
  build a nether portal
  combat a spider using arrow
  plant pumpkin and then carve pumpkin
  craft iron ingot from scratch
`)

/** MCU (2024): Tables 7, 8 and 10, and examples in the text. */
const MCU_2024 = lines(`
  Craft to diamond pickaxe
  Enchant book
  Craft to baked potato
  Craft to awkward potion
  Find a zombie
  Find blackstone
  Find forest
  Find village
  Mine diamond ore
  Mine dragon egg
  Eat bread
  Breed a cow
  Interact with crafting table
  Light TNT
  Build a tower
  Build a fence
  Build a castle
  Trap a zombie with a boat
  Hook a sheep using fishing rod
  Bring a cow into nether
  Trap a creeper in house
  Sneak
  Drop an item
  Dive deeply
  MLG water bucket
  Clean the weeds
  Light up a cave
  Decorate the home
  Hang item
  [find oak wood] and [mine oak wood]
  [find a sheep] and [hunt a sheep]
  ([find a sheep] and [hunt a sheep]) or ([find a sheep] and [shear sheep]) or ([find a spider] and [craft to white wool])
  ([find grass] and [mine grass]) or ([find tall grass] and [mine tall grass])
  [chop tree] and [craft to planks] and [craft to crafting table]
  [find stripped jungle log] and [mine juggle log]
  [obtain crafting table] and [craft to wooden pickaxe] and [find stone] and [mine stone] and [craft to stone pickaxe]
  Build snow golem
  Build pillar
  Build dig3fill1
  Build nether portal
  Build a waterfall
  Craft to ladder
  Craft to crafting table
  Craft to clock
  Craft to cake
  Enchant diamond sword
  Combat zombies
  Combat spiders
  Combat skeletons
  Hunt a sheep
  Mine obsidian
  Explore the world
  Find a village
  Find diamond
  Drink harming potion
  Carve pumpkin
  Make fire with flint and steel
  Make obsidian by water
  Dye a sheep and then shear the sheep
  Mine diamond from scratch
  Craft to crafting table from scratch
  Till the land and then plant wheat seeds
  compose obsidian
  craft cake
  drink hurting potion
  prepare a birthday present
  mine stone with a wooden pickaxe
`)

/** MCU (ICML 2025): Tables 4 and 5, Appendix E, and examples in the text. */
const MCU_2025 = lines(`
  Find smooth red sandstone stairs OR mine yellow banner AND sell yellow dye
  Find melon AND mine lodestone OR craft a wooden pickaxe
  Find melon AND mine lodestone
  Craft a wooden sword OR find a diamond
  Mine red sandstone from scratch
  Craft a stone pickaxe from scratch
  mine diamond with a wooden pickaxe
  mine diamonds with an iron pickaxe
  craft table
  craft clock
  find villages
  build cave
  use flint and steel
  prepare a gift
  craft a crafting table and go explore
  build a house and decorate the tree
  dig three holes and fill one
  trade iron helmet
  find panda
  interact potion
  feed sheep
`)

/** AgentBeats' green agent: its README. */
const AGENTBEATS = lines(`
  craft_furnace
  craft_ladder
  craft_enchanting_table
  craft_oak_planks
  craft_the_crafting_table
  craft_diorite
  kill_ender_dragon
  mine_diamond_from_scratch
  collect wood
  collect wool
  collect dirt
  use bow
  use shield
  brew potion
`)

/** The names of the released task files of MCU and AgentBeats, as listed in their public folders. */
const RELEASED = lines(`
  brew_potion_of_fire_resistance
  build_a_garden
  build_a_house
  build_a_ladder
  build_a_library
  build_a_maze
  build_a_tower
  build_a_wall
  build_a_waterfall
  build_gate
  build_nether_portal
  build_pillar
  build_snow_golem
  carve_pumpkins
  clean_the_weeds
  collect_dirt
  collect_grass
  collect_wood
  collect_wool
  combat_enderman
  combat_skeletons
  combat_spiders
  combat_witch
  combat_wolfs
  combat_zombies
  craft_bee_nest
  craft_bell
  craft_smelting
  craft_to_cake
  craft_to_clock
  cut_stone
  decorate_the_ground
  decorate_the_wall
  dig_three_down_and_fill_one_up
  drink_harming_potion
  drop_an_item
  enchant_diamond_sword
  explore_boat
  explore_chest
  explore_climb
  explore_map
  explore_run
  explore_the_treasure
  find_bedrock
  find_blue_bed
  find_diamond
  find_forest
  find_item_frame
  find_lava
  find_melon
  find_sand
  find_village
  hook_a_chicken_using_fishing_rod
  hook_a_cow_using_fishing_rod
  hunt_horse
  hunt_pigs
  lay_carpet
  light_up_the_surroundings
  light_up_the_surroundings_at_night
  look_at_the_sky
  make_fire_with_flint_and_steel
  mine_diamond_ore
  mine_horizontally
  mine_iron_ore
  mine_obsidian
  place_a_item_frame
  plant_wheats
  prepare_a_birthday_present_for_your_neighbor
  shoot_phantom
  sleep_in_bed
  smelt_beef
  stacking_acacia_fence
  throw_a_snowball
  trap_a_spider_with_a_boat
  trap_a_witch_with_a_boat
  use_bow
  use_lead
  use_shield
  build_a_house_or_explore_boat
  build_a_waterfall_and_smelt_beef_and_collect_wool
  carve_pumpkins_and_look_at_the_sky_and_explore_the_treasure
  collect_wool_and_build_a_waterfall_or_decorate_the_ground
  craft_bell_and_craft_to_cake
  craft_diorite_or_find_bedrock_and_look_at_the_sky
  decorate_the_ground_and_look_at_the_sky_and_find_blue_bed
  decorate_the_wall_and_craft_diorite_or_find_melon
  find_bedrock_or_light_up_the_surroundings_at_night
  find_blue_bed_and_stacking_acacia_fence
  find_lava_or_trap_a_witch_with_a_boat
  find_melon_and_brew_potion_of_fire_resistance
  find_melon_and_combat_witch_and_place_a_item_frame
  mine_diamond_ore_and_collect_dirt
  prepare_a_birthday_present_for_your_neighbor_and_combat_wolfs_or_lay_carpet
  trap_a_witch_with_a_boat_and_combat_spiders
  use_lead_and_craft_stonecut
`)

export const PUBLISHED_NAMES = {
  'SkillForge 2023': SKILLFORGE,
  'MCU 2024': MCU_2024,
  'MCU 2025': MCU_2025,
  AgentBeats: AGENTBEATS,
  'released files': RELEASED,
} as const
