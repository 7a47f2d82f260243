/** What the world holds before anybody does anything: tables of our own (vanilla 1.19.2, from knowledge of the game). */

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What nobody gets in survival, and why. */
const CREATIVE: readonly (readonly [RegExp, string])[] = [
  [
    /^(barrier|light|structure_void|structure_block|jigsaw|debug_stick|knowledge_book)$|command_block/,
    'only operators have it',
  ],
  [/_spawn_egg$|^spawner$|trial_spawner|vault$/, 'it comes from creative mode only'],
  [
    /^(bedrock|end_portal_frame|reinforced_deepslate|budding_amethyst|frogspawn|farmland|dirt_path|grass_path|infested_.*|chorus_plant|petrified_oak_slab|player_head|player_wall_head|large_fern|tall_grass|bundle)$/,
    'nothing drops it',
  ],
]
export const whyUnobtainable = (name: string): string | undefined =>
  CREATIVE.find(([pattern]) => pattern.test(name))?.[1]

/** Blocks that the world never holds in survival. */
export const isCreativeOnly = (name: string): boolean =>
  /^(barrier|light|structure_void|structure_block|jigsaw|petrified_oak_slab|player_head|player_wall_head)$|command_block/.test(
    name,
  )

const NETHER =
  /nether|crimson|warped|soul_|basalt|blackstone|glowstone|magma_block|shroomlight|ancient_debris|weeping|twisting|quartz/
const END = /^end_|chorus|purpur|dragon|shulker|end_rod/

/** Blocks that lie about in the wild. */
const TERRAIN = new RegExp(
  `^(${[
    'stone|granite|diorite|andesite|deepslate|tuff|calcite|dripstone_block|pointed_dripstone|dirt|coarse_dirt|rooted_dirt',
    'grass_block|podzol|mycelium|mud|muddy_mangrove_roots|mangrove_roots|clay|sand|red_sand|sandstone|red_sandstone|gravel',
    'snow|snow_block|powder_snow|ice|packed_ice|blue_ice|water|lava|obsidian|crying_obsidian|magma_block|bedrock|bubble_column',
    '.*_ore|ancient_debris|raw_.*_block|amethyst_.*|budding_amethyst|small_amethyst_bud|medium_amethyst_bud|large_amethyst_bud',
    '(oak|spruce|birch|jungle|acacia|dark_oak|mangrove|cherry|pale_oak)_(log|wood|leaves|sapling)|mangrove_propagule|azalea.*|flowering_azalea.*',
    'grass|short_grass|fern|tall_grass|large_fern|dead_bush|seagrass|tall_seagrass|kelp|kelp_plant|sea_pickle|sugar_cane|cactus|bamboo|bamboo_sapling',
    'dandelion|poppy|blue_orchid|allium|azure_bluet|.*_tulip|oxeye_daisy|cornflower|lily_of_the_valley|sunflower|lilac|rose_bush|peony|lily_pad',
    'brown_mushroom|red_mushroom|.*mushroom_block|mushroom_stem|vine|glow_lichen|cave_vines.*|moss_.*|spore_blossom|big_dripleaf.*|small_dripleaf|hanging_roots',
    'pumpkin|carved_pumpkin|melon|sweet_berry_bush|cocoa|wheat|carrots|potatoes|beetroots|attached_.*_stem|.*_stem|hay_block|bee_nest|turtle_egg|frogspawn',
    '(dead_)?(tube|brain|bubble|fire|horn)_coral(_block|_fan|_wall_fan)?|wet_sponge|prismarine.*|dark_prismarine|sea_lantern|gold_block|conduit',
  ].join('|')})$`,
)

/** Blocks that stand in villages, mines, ruins and temples, and in the other dimensions. */
const BUILT = new RegExp(
  `^(${[
    'cobweb|rail|torch|wall_torch|oak_planks|oak_fence|chest|spawner|mossy_cobblestone|cobblestone|.*stone_bricks|iron_bars|bookshelf|lectern|lantern|bell',
    'infested_.*|end_portal_frame|sculk.*|reinforced_deepslate|candle|soul_.*|white_wool|red_wool|terracotta|.*terracotta|deepslate_.*|cobbled_deepslate|polished_.*',
    'netherrack|nether_.*|crimson_.*|warped_.*|soul_sand|soul_soil|basalt|blackstone|gilded_blackstone|glowstone|shroomlight|weeping_vines.*|twisting_vines.*|fire|soul_fire|chain|quartz_.*',
    'end_stone|end_stone_bricks|chorus_.*|purpur_.*|end_rod|shulker_box|dragon_head|dragon_wall_head|dragon_egg|brewing_stand|end_gateway|skeleton_skull|skeleton_wall_skull|creeper_head|wither_skeleton_skull',
    'farmland|dirt_path|grass_path|composter|.*_bed|stonecutter|loom|smoker|blast_furnace|cartography_table|fletching_table|grindstone|smithing_table|barrel|campfire|damaged_anvil|chipped_anvil',
    'ochre_froglight|suspicious_.*|trial_spawner|vault|heavy_core|copper_.*|waxed_.*|resin_clump|creaking_heart|pale_.*|cherry_.*|pink_petals|open_eyeblossom|closed_eyeblossom|torchflower|pitcher_plant|potted_.*|.*_skull|.*_head|cake|candle_cake|redstone_wire|tripwire|tripwire_hook|dispenser|sticky_piston|lever|repeater',
  ].join('|')})$`,
)

/** Whether the world holds a block of its own accord. */
export const isNatural = (name: string): boolean => TERRAIN.test(name) || BUILT.test(name)

/** Where a natural block is, as what one has to reach before, and how far that is. */
export function sourceOf(name: string): { takes: readonly string[]; cost: number } {
  if (END.test(name)) return { takes: ['place:end'], cost: 2 }
  if (NETHER.test(name) && !/quartz_(block|bricks|pillar)/.test(name))
    return { takes: ['place:nether'], cost: 2 }
  if (/diamond|emerald|_block$/.test(name) && /ore/.test(name)) return { takes: [], cost: 12 }
  if (!TERRAIN.test(name)) return { takes: [], cost: 25 }
  return { takes: [], cost: name === 'dead_bush' ? 8 : /_ore$/.test(name) ? 6 : 2 }
}

/** What mobs leave behind. */
export const MOB_LOOT: Readonly<Record<string, readonly string[]>> = {
  cow: ['beef', 'leather', 'milk_bucket'],
  mooshroom: ['beef', 'leather', 'mushroom_stew', 'suspicious_stew'],
  pig: ['porkchop'],
  sheep: ['mutton', 'white_wool'],
  chicken: ['chicken', 'feather', 'egg'],
  rabbit: ['rabbit', 'rabbit_hide', 'rabbit_foot'],
  cod: ['cod', 'bone_meal'],
  salmon: ['salmon'],
  tropical_fish: ['tropical_fish'],
  pufferfish: ['pufferfish'],
  squid: ['ink_sac'],
  glow_squid: ['glow_ink_sac'],
  turtle: ['scute', 'turtle_scute', 'seagrass'],
  horse: ['leather'],
  bee: ['honeycomb'],
  panda: ['bamboo'],
  parrot: ['feather'],
  polar_bear: ['cod'],
  iron_golem: ['iron_ingot', 'poppy'],
  snow_golem: ['snowball'],
  strider: ['string'],
  goat: ['goat_horn'],
  armadillo: ['armadillo_scute'],
  breeze: ['breeze_rod'],
  sniffer: ['torchflower_seeds', 'pitcher_pod'],
  frog: ['ochre_froglight', 'verdant_froglight', 'pearlescent_froglight'],
  zombie: ['rotten_flesh', 'carrot', 'potato', 'iron_ingot', 'zombie_head'],
  drowned: ['rotten_flesh', 'copper_ingot', 'trident', 'nautilus_shell'],
  skeleton: ['bone', 'arrow', 'bow', 'skeleton_skull', 'music_disc_13'],
  creeper: ['gunpowder', 'creeper_head', 'music_disc_13', 'music_disc_cat'],
  spider: ['string', 'spider_eye'],
  cave_spider: ['string', 'spider_eye'],
  enderman: ['ender_pearl'],
  witch: ['glass_bottle', 'glowstone_dust', 'gunpowder', 'redstone', 'spider_eye', 'sugar', 'stick'],
  slime: ['slime_ball'],
  magma_cube: ['magma_cream'],
  blaze: ['blaze_rod'],
  ghast: ['ghast_tear', 'gunpowder'],
  wither_skeleton: ['coal', 'bone', 'wither_skeleton_skull'],
  zombified_piglin: ['gold_nugget', 'gold_ingot', 'rotten_flesh'],
  hoglin: ['porkchop', 'leather'],
  piglin: ['crossbow', 'golden_sword', 'crying_obsidian', 'string', 'soul_speed_book'],
  phantom: ['phantom_membrane'],
  shulker: ['shulker_shell'],
  guardian: ['prismarine_shard', 'prismarine_crystals'],
  elder_guardian: ['wet_sponge', 'prismarine_shard', 'tide_armor_trim_smithing_template'],
  evoker: ['totem_of_undying', 'emerald'],
  vindicator: ['iron_axe', 'emerald'],
  pillager: ['crossbow', 'ominous_bottle'],
  ravager: ['saddle'],
  ender_dragon: ['dragon_breath', 'dragon_egg'],
  wither: ['nether_star'],
  stray: ['bone', 'arrow', 'tipped_arrow'],
  husk: ['rotten_flesh'],
  warden: ['sculk_catalyst'],
}

const COLOURS = list(
  'white orange magenta light_blue yellow lime pink gray light_gray cyan purple blue brown green red black',
)

/** Ways that are neither recipe, smelting, digging nor loot: what is made of what, and its effort. */
export const OTHER_WAYS: readonly (readonly [makes: string, takes: readonly string[], cost?: number])[] = [
  ['water_bucket', ['bucket']],
  ['lava_bucket', ['bucket']],
  ['powder_snow_bucket', ['bucket']],
  ['milk_bucket', ['bucket', 'mob:cow']],
  ['obsidian', ['lava_bucket', 'water_bucket', 'diamond_pickaxe']],
  ['diamond', ['block:diamond_ore', 'iron_pickaxe'], 3],
  ['quartz', ['block:nether_quartz_ore', 'wooden_pickaxe']],
  ['popped_chorus_fruit', ['block:chorus_flower', 'furnace'], 3],
  ['cracked_nether_bricks', ['nether_bricks', 'furnace']],
  ['wither_rose', ['mob:wither'], 10],
  ['resin_clump', ['wooden_axe'], 8],
  ['resin_brick', ['resin_clump', 'furnace']],
  ['wheat_seeds', []],
  ['beetroot_seeds', [], 8],
  ['apple', [], 6],
  ['flint', ['gravel'], 3],
  ['bone_meal', ['composter'], 4],
  ['honey_bottle', ['glass_bottle'], 6],
  ['honeycomb', ['shears'], 6],
  ['dragon_breath', ['glass_bottle', 'place:end'], 20],
  ['experience_bottle', ['emerald'], 20],
  ['filled_map', ['map']],
  ['written_book', ['writable_book']],
  ['enchanted_book', ['book', 'lapis_lazuli', 'enchanting_table'], 6],
  ['splash_potion', ['potion', 'gunpowder']],
  ['lingering_potion', ['splash_potion', 'dragon_breath']],
  ['tipped_arrow', ['arrow', 'lingering_potion']],
  ['carved_pumpkin', ['pumpkin', 'shears']],
  ['chipped_anvil', ['anvil'], 10],
  ['damaged_anvil', ['anvil'], 20],
  ['wet_sponge', ['sponge', 'water_bucket']],
  ['elytra', ['place:end'], 40],
  ['dragon_head', ['place:end'], 40],
  ['netherite_sword', ['netherite_ingot', 'diamond_sword', 'smithing_table']],
  ['netherite_pickaxe', ['netherite_ingot', 'diamond_pickaxe', 'smithing_table']],
  ['netherite_axe', ['netherite_ingot', 'diamond_axe', 'smithing_table']],
  ['netherite_shovel', ['netherite_ingot', 'diamond_shovel', 'smithing_table']],
  ['netherite_hoe', ['netherite_ingot', 'diamond_hoe', 'smithing_table']],
  ['netherite_helmet', ['netherite_ingot', 'diamond_helmet', 'smithing_table']],
  ['netherite_chestplate', ['netherite_ingot', 'diamond_chestplate', 'smithing_table']],
  ['netherite_leggings', ['netherite_ingot', 'diamond_leggings', 'smithing_table']],
  ['netherite_boots', ['netherite_ingot', 'diamond_boots', 'smithing_table']],
  ['cod_bucket', ['water_bucket', 'mob:cod']],
  ['salmon_bucket', ['water_bucket', 'mob:salmon']],
  ['pufferfish_bucket', ['water_bucket', 'mob:pufferfish']],
  ['tropical_fish_bucket', ['water_bucket', 'mob:tropical_fish']],
  ['axolotl_bucket', ['water_bucket', 'mob:axolotl']],
  ['tadpole_bucket', ['water_bucket', 'mob:tadpole']],
  ['firework_star', ['gunpowder', 'white_dye']],
  ['firework_rocket', ['gunpowder', 'paper']],
  ['suspicious_stew', ['mushroom_stew', 'dandelion']],
  ['globe_banner_pattern', ['emerald'], 20],
  ...COLOURS.flatMap((colour): [string, string[], number?][] => [
    [`${colour}_concrete`, [`${colour}_concrete_powder`, 'water_bucket']],
    [`${colour}_wool`, ['shears', `${colour}_dye`, 'mob:sheep']],
    [`${colour}_shulker_box`, ['shulker_box', `${colour}_dye`]],
    [`${colour}_bed`, ['white_bed', `${colour}_dye`]],
    [`${colour}_candle`, ['candle', `${colour}_dye`]],
    [`${colour}_banner`, [`${colour}_wool`, 'stick', 'crafting_table']],
    [`${colour}_wall_banner`, [`${colour}_banner`]],
    [`${colour}_candle_cake`, [`${colour}_candle`, 'cake']],
  ]),
  ...['oak', 'spruce', 'birch', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak'].flatMap(
    (wood): [string, string[]][] => [
      [`stripped_${wood}_log`, [`${wood}_log`, 'wooden_axe']],
      [`stripped_${wood}_wood`, [`${wood}_wood`, 'wooden_axe']],
    ],
  ),
  ...['crimson', 'warped'].flatMap((wood): [string, string[]][] => [
    [`stripped_${wood}_stem`, [`${wood}_stem`, 'wooden_axe']],
    [`stripped_${wood}_hyphae`, [`${wood}_hyphae`, 'wooden_axe']],
  ]),
  ['stripped_bamboo_block', ['bamboo_block', 'wooden_axe']],
  ...[
    'copper',
    'cut_copper',
    'copper_door',
    'copper_trapdoor',
    'copper_bulb',
    'copper_grate',
    'chiseled_copper',
  ].flatMap((block): [string, string[], number][] =>
    ['exposed_', 'weathered_', 'oxidized_'].map((age, index) => [
      `${age}${block}`,
      [block === 'copper' ? 'copper_block' : block],
      10 * (index + 1),
    ]),
  ),
]

/** What lies in chests of structures only, is fished, dug out or traded for in rare places. */
export const TREASURE: readonly string[] =
  list(`saddle name_tag iron_horse_armor golden_horse_armor diamond_horse_armor
  enchanted_golden_apple heart_of_the_sea nautilus_shell trident music_disc_13 music_disc_cat music_disc_blocks
  music_disc_chirp music_disc_far music_disc_mall music_disc_mellohi music_disc_stal music_disc_strad music_disc_ward
  music_disc_11 music_disc_wait music_disc_otherside music_disc_pigstep music_disc_5 disc_fragment_5 music_disc_relic
  music_disc_creator music_disc_creator_music_box music_disc_precipice
  snout_banner_pattern piglin_banner_pattern mojang_banner_pattern bell echo_shard recovery_compass cocoa_beans
  chainmail_helmet chainmail_chestplate chainmail_leggings chainmail_boots melon_seeds pumpkin_seeds
  sponge bee_nest skeleton_skull goat_horn trial_key ominous_trial_key heavy_core flow_banner_pattern guster_banner_pattern
  netherite_upgrade_smithing_template sentry_armor_trim_smithing_template dune_armor_trim_smithing_template
  coast_armor_trim_smithing_template wild_armor_trim_smithing_template ward_armor_trim_smithing_template
  eye_armor_trim_smithing_template vex_armor_trim_smithing_template tide_armor_trim_smithing_template
  snout_armor_trim_smithing_template rib_armor_trim_smithing_template spire_armor_trim_smithing_template
  wayfinder_armor_trim_smithing_template shaper_armor_trim_smithing_template silence_armor_trim_smithing_template
  raiser_armor_trim_smithing_template host_armor_trim_smithing_template flow_armor_trim_smithing_template
  bolt_armor_trim_smithing_template angler_pottery_sherd archer_pottery_sherd arms_up_pottery_sherd blade_pottery_sherd
  brewer_pottery_sherd burn_pottery_sherd danger_pottery_sherd explorer_pottery_sherd friend_pottery_sherd
  heart_pottery_sherd heartbreak_pottery_sherd howl_pottery_sherd miner_pottery_sherd mourner_pottery_sherd
  plenty_pottery_sherd prize_pottery_sherd sheaf_pottery_sherd shelter_pottery_sherd skull_pottery_sherd
  snort_pottery_sherd flow_pottery_sherd guster_pottery_sherd scrape_pottery_sherd turtle_egg sniffer_egg`)
