/**
 * Tags of vanilla's data pack: a name, and the names in it, separated by blanks, in which `*` stands for any letters and `-`
 * removes names again. Names that a version lacks are left out. Clients of 1.16.2 to 1.18.1 refuse a list without any of the tags
 * that they know, so those without rules here are sent empty.
 */
const WOODS = 'oak spruce birch jungle acacia dark_oak mangrove cherry pale_oak crimson warped bamboo'
const wooden = (kind: string): string =>
  WOODS.split(' ')
    .map((wood) => `${wood}_${kind}`)
    .join(' ')
const ofWood = (wood: string): string => `${wood}_log ${wood}_wood stripped_${wood}_log stripped_${wood}_wood`
const ofStem = (wood: string): string =>
  `${wood}_stem ${wood}_hyphae stripped_${wood}_stem stripped_${wood}_hyphae`
const SMALL_FLOWERS =
  'dandelion poppy blue_orchid allium azure_bluet *_tulip oxeye_daisy cornflower lily_of_the_valley wither_rose torchflower closed_eyeblossom open_eyeblossom'
const TALL_FLOWERS = 'sunflower lilac peony rose_bush pitcher_plant'
const CORALS = 'tube brain bubble fire horn'
const corals = (kind: string): string =>
  CORALS.split(' ')
    .map((coral) => `${coral}_coral${kind}`)
    .join(' ')
const SOULS = 'soul_sand soul_soil'
const GOLD_ORES = 'gold_ore nether_gold_ore deepslate_gold_ore'

/** Tags that blocks and items share. */
const COMMON: Readonly<Record<string, string>> = {
  wool: '*_wool',
  planks: '*_planks',
  stone_bricks: 'stone_bricks mossy_stone_bricks cracked_stone_bricks chiseled_stone_bricks',
  wooden_buttons: wooden('button'),
  buttons: '*_button',
  carpets: '*_carpet -moss_carpet -pale_moss_carpet',
  wool_carpets: '*_carpet -moss_carpet -pale_moss_carpet',
  wooden_doors: wooden('door'),
  wooden_stairs: wooden('stairs'),
  wooden_slabs: wooden('slab'),
  wooden_fences: wooden('fence'),
  wooden_pressure_plates: wooden('pressure_plate'),
  wooden_trapdoors: wooden('trapdoor'),
  doors: '*_door',
  saplings: '*_sapling -potted_* azalea flowering_azalea mangrove_propagule',
  logs_that_burn:
    'oak_* spruce_* birch_* jungle_* acacia_* dark_oak_* mangrove_* cherry_* pale_oak_* stripped_*'.replace(
      /\S+/g,
      (wood) => `${wood.replace('*', '')}log ${wood.replace('*', '')}wood`,
    ),
  logs: `*_log *_wood ${ofStem('crimson')} ${ofStem('warped')}`,
  oak_logs: ofWood('oak'),
  spruce_logs: ofWood('spruce'),
  birch_logs: ofWood('birch'),
  jungle_logs: ofWood('jungle'),
  acacia_logs: ofWood('acacia'),
  dark_oak_logs: ofWood('dark_oak'),
  mangrove_logs: ofWood('mangrove'),
  cherry_logs: ofWood('cherry'),
  pale_oak_logs: ofWood('pale_oak'),
  crimson_stems: ofStem('crimson'),
  warped_stems: ofStem('warped'),
  bamboo_blocks: 'bamboo_block stripped_bamboo_block',
  sand: 'sand red_sand suspicious_sand',
  stairs: '*_stairs',
  slabs: '*_slab',
  walls: '*_wall',
  anvil: 'anvil chipped_anvil damaged_anvil',
  rails: 'rail powered_rail detector_rail activator_rail',
  leaves: '*_leaves',
  trapdoors: '*_trapdoor',
  small_flowers: SMALL_FLOWERS,
  tall_flowers: TALL_FLOWERS,
  flowers: `${SMALL_FLOWERS} ${TALL_FLOWERS} flowering_azalea_leaves flowering_azalea mangrove_propagule cherry_leaves pink_petals spore_blossom`,
  beds: '*_bed',
  fences: '*_fence',
  fence_gates: '*_fence_gate',
  candles: '*candle',
  dirt: 'dirt grass_block podzol coarse_dirt mycelium rooted_dirt moss_block pale_moss_block mud muddy_mangrove_roots',
  terracotta: '*terracotta -*_glazed_terracotta',
  gold_ores: GOLD_ORES,
  iron_ores: 'iron_ore deepslate_iron_ore',
  diamond_ores: 'diamond_ore deepslate_diamond_ore',
  redstone_ores: 'redstone_ore deepslate_redstone_ore',
  lapis_ores: 'lapis_ore deepslate_lapis_ore',
  coal_ores: 'coal_ore deepslate_coal_ore',
  emerald_ores: 'emerald_ore deepslate_emerald_ore',
  copper_ores: 'copper_ore deepslate_copper_ore',
  non_flammable_wood: 'crimson_* warped_* stripped_crimson_* stripped_warped_* -*_fungus -*_nylium -*_roots',
  soul_fire_base_blocks: SOULS,
  piglin_repellents: 'soul_fire soul_torch soul_lantern soul_wall_torch soul_campfire',
}

export const BLOCK_TAGS: Readonly<Record<string, string>> = {
  ...COMMON,
  pressure_plates: '*_pressure_plate',
  stone_pressure_plates: 'stone_pressure_plate polished_blackstone_pressure_plate',
  banners: '*_banner',
  flower_pots: 'flower_pot potted_*',
  enderman_holdable: `${SMALL_FLOWERS} dirt grass_block podzol coarse_dirt mycelium sand red_sand gravel brown_mushroom red_mushroom tnt cactus clay pumpkin carved_pumpkin melon crimson_fungus crimson_nylium crimson_roots warped_fungus warped_nylium warped_roots`,
  ice: 'ice packed_ice blue_ice frosted_ice',
  snow: 'snow snow_block powder_snow',
  valid_spawn: 'grass_block podzol',
  impermeable: 'glass *_stained_glass tinted_glass',
  underwater_bonemeals: `seagrass ${corals('')} ${corals('_fan')} ${corals('_wall_fan')}`,
  coral_blocks: corals('_block'),
  wall_corals: corals('_wall_fan'),
  coral_plants: corals(''),
  corals: `${corals('')} ${corals('_fan')}`,
  bamboo_plantable_on:
    'sand red_sand dirt grass_block podzol coarse_dirt mycelium rooted_dirt bamboo bamboo_sapling gravel moss_block mud',
  standing_signs: wooden('sign'),
  wall_signs: wooden('wall_sign'),
  signs: `${wooden('sign')} ${wooden('wall_sign')}`,
  ceiling_hanging_signs: wooden('hanging_sign'),
  wall_hanging_signs: wooden('wall_hanging_sign'),
  all_hanging_signs: `${wooden('hanging_sign')} ${wooden('wall_hanging_sign')}`,
  all_signs: '*_sign',
  dragon_immune:
    'barrier bedrock end_portal end_portal_frame end_gateway *command_block structure_block jigsaw moving_piston obsidian crying_obsidian end_stone iron_bars respawn_anchor reinforced_deepslate',
  wither_immune:
    'barrier bedrock end_portal end_portal_frame end_gateway *command_block structure_block jigsaw moving_piston light reinforced_deepslate',
  wither_summon_base_blocks: SOULS,
  beehives: 'bee_nest beehive',
  crops: 'beetroots carrots potatoes wheat melon_stem pumpkin_stem torchflower_crop pitcher_crop',
  bee_growables:
    'beetroots carrots potatoes wheat melon_stem pumpkin_stem sweet_berry_bush cave_vines cave_vines_plant',
  portals: 'nether_portal end_portal end_gateway',
  fire: 'fire soul_fire',
  nylium: 'crimson_nylium warped_nylium',
  wart_blocks: 'nether_wart_block warped_wart_block',
  beacon_base_blocks: 'netherite_block emerald_block diamond_block gold_block iron_block',
  soul_speed_blocks: SOULS,
  wall_post_override:
    'torch soul_torch redstone_torch tripwire *_sign *_banner *_pressure_plate cactus_flower',
  climbable:
    'ladder vine scaffolding weeping_vines weeping_vines_plant twisting_vines twisting_vines_plant cave_vines cave_vines_plant',
  fall_damage_resetting:
    'ladder vine scaffolding weeping_vines* twisting_vines* cave_vines* sweet_berry_bush cobweb',
  shulker_boxes: '*shulker_box',
  hoglin_repellents: 'warped_fungus potted_warped_fungus nether_portal respawn_anchor',
  strider_warm_blocks: 'lava',
  campfires: 'campfire soul_campfire',
  guarded_by_piglins: `gold_block barrel chest ender_chest gilded_blackstone trapped_chest raw_gold_block *shulker_box ${GOLD_ORES}`,
  prevent_mob_spawning_inside: 'rail powered_rail detector_rail activator_rail',
  unstable_bottom_center: '*_fence_gate',
  mushroom_grow_block: 'mycelium podzol crimson_nylium warped_nylium',
  infiniburn_overworld: 'netherrack magma_block',
  infiniburn_nether: 'netherrack magma_block',
  infiniburn_end: 'netherrack magma_block bedrock',
  base_stone_overworld: 'stone granite diorite andesite tuff deepslate',
  base_stone_nether: 'netherrack basalt blackstone',
  cauldrons: '*cauldron',
  candle_cakes: '*candle_cake',
  inside_step_sound_blocks: 'powder_snow sculk_vein glow_lichen lily_pad small_amethyst_bud pink_petals',
  replaceable:
    'air water lava short_grass grass fern dead_bush seagrass tall_seagrass fire soul_fire snow vine glow_lichen light tall_grass large_fern structure_void void_air cave_air bubble_column warped_roots nether_sprouts crimson_roots hanging_roots',
  air: 'air void_air cave_air',
  sword_efficient:
    '*_leaves *_sapling vine glow_lichen pumpkin carved_pumpkin jack_o_lantern melon cocoa big_dripleaf',
  blocks_wind_charge_explosions: 'barrier bedrock',
}

export const ITEM_TAGS: Readonly<Record<string, string>> = {
  ...COMMON,
  banners: '*_banner',
  signs: wooden('sign'),
  hanging_signs: wooden('hanging_sign'),
  piglin_loved: `${GOLD_ORES} gold_block gilded_blackstone light_weighted_pressure_plate gold_ingot bell clock golden_* glistering_melon_slice enchanted_golden_apple raw_gold raw_gold_block`,
  boats: '*_boat *_raft -*_chest_*',
  chest_boats: '*_chest_boat *_chest_raft',
  fishes: 'cod cooked_cod salmon cooked_salmon pufferfish tropical_fish',
  music_discs: 'music_disc_*',
  creeper_drop_music_discs:
    'music_disc_13 music_disc_cat music_disc_blocks music_disc_chirp music_disc_far music_disc_mall music_disc_mellohi music_disc_stal music_disc_strad music_disc_ward music_disc_11 music_disc_wait',
  coals: 'coal charcoal',
  arrows: 'arrow tipped_arrow spectral_arrow',
  lectern_books: 'written_book writable_book',
  beacon_payment_items: 'netherite_ingot emerald diamond gold_ingot iron_ingot',
  stone_tool_materials: 'cobblestone blackstone cobbled_deepslate',
  stone_crafting_materials: 'cobblestone blackstone cobbled_deepslate',
  furnace_materials: 'cobblestone blackstone',
  swords: '*_sword',
  axes: '*_axe',
  pickaxes: '*_pickaxe',
  shovels: '*_shovel',
  hoes: '*_hoe',
  freeze_immune_wearables:
    'leather_boots leather_leggings leather_chestplate leather_helmet leather_horse_armor',
  trimmable_armor: '*_helmet *_chestplate *_leggings *_boots',
  bookshelf_books: 'book written_book enchanted_book writable_book knowledge_book',
  'enchantable/foot_armor': '*_boots',
  'enchantable/leg_armor': '*_leggings',
  'enchantable/chest_armor': '*_chestplate',
  'enchantable/head_armor': '*_helmet',
  'enchantable/armor': '*_boots *_leggings *_chestplate *_helmet',
  'enchantable/sword': '*_sword',
  'enchantable/fire_aspect': '*_sword mace',
  'enchantable/sharp_weapon': '*_sword *_axe',
  'enchantable/weapon': '*_sword *_axe mace',
  'enchantable/mining': '*_axe *_pickaxe *_shovel *_hoe shears',
  'enchantable/mining_loot': '*_axe *_pickaxe *_shovel *_hoe',
  'enchantable/fishing': 'fishing_rod',
  'enchantable/trident': 'trident',
  'enchantable/bow': 'bow',
  'enchantable/crossbow': 'crossbow',
  'enchantable/mace': 'mace',
  'enchantable/durability':
    '*_boots *_leggings *_chestplate *_helmet elytra shield *_sword *_axe *_pickaxe *_shovel *_hoe bow crossbow trident flint_and_steel shears brush fishing_rod carrot_on_a_stick warped_fungus_on_a_stick mace',
  'enchantable/equippable':
    '*_boots *_leggings *_chestplate *_helmet elytra *_skull *_head carved_pumpkin -piston_head',
  'enchantable/vanishing':
    '*_boots *_leggings *_chestplate *_helmet elytra shield *_sword *_axe *_pickaxe *_shovel *_hoe bow crossbow trident flint_and_steel shears brush fishing_rod carrot_on_a_stick warped_fungus_on_a_stick mace compass carved_pumpkin *_skull *_head',
}

export const ENTITY_TAGS: Readonly<Record<string, string>> = {
  skeletons: 'skeleton stray wither_skeleton bogged',
  zombies: 'zombie zombie_villager husk drowned zombie_horse zombified_piglin zoglin',
  raiders: 'evoker pillager ravager vindicator illusioner witch',
  beehive_inhabitors: 'bee',
  arrows: 'arrow spectral_arrow',
  impact_projectiles:
    'arrow spectral_arrow snowball fireball small_fireball egg trident dragon_fireball wither_skull wind_charge',
  powder_snow_walkable_mobs: 'rabbit endermite silverfish fox',
  freeze_immune_entity_types: 'stray polar_bear snow_golem wither',
  fall_damage_immune:
    'iron_golem snow_golem shulker allay bat bee blaze cat chicken ghast phantom magma_cube ocelot parrot wither breeze',
  undead:
    'skeleton stray wither_skeleton bogged zombie zombie_villager husk drowned zombified_piglin zoglin phantom wither skeleton_horse zombie_horse',
  sensitive_to_smite:
    'skeleton stray wither_skeleton bogged zombie zombie_villager husk drowned zombified_piglin zoglin phantom wither skeleton_horse zombie_horse',
  sensitive_to_bane_of_arthropods: 'bee cave_spider endermite silverfish spider',
  sensitive_to_impaling:
    'axolotl cod dolphin elder_guardian glow_squid guardian pufferfish salmon squid tadpole tropical_fish turtle',
}

/** Numbers of fluids: empty, flowing water, water, flowing lava, lava. */
export const FLUID_TAGS: Readonly<Record<string, readonly number[]>> = { water: [1, 2], lava: [3, 4] }
