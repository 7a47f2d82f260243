import { COLOURS } from '../colours.js';
import { LATER_WOODS, WOODS, words } from './game-names.js';
/*
 * Blocks that worlds contain from the start, by place (vanilla 1.21.4; minecraft.wiki). Craftable ones are left out. Blocks found
 * everywhere in survival terrain are in wild-blocks.ts.
 */
const CORALS = words('tube brain bubble fire horn');
const trees = (woods) => woods.flatMap((wood) => [`${wood}_log`, `${wood}_leaves`]);
const NATURAL = {
    overworld: [
        ...WOODS.flatMap((wood) => [`${wood}_log`, `${wood}_leaves`]).filter((name) => !name.startsWith('mangrove')),
        ...words(`stone granite diorite andesite deepslate tuff dirt grass_block podzol sand sandstone red_sand gravel clay
      snow snow_block ice water lava bedrock terracotta orange_terracotta yellow_terracotta brown_terracotta
      red_terracotta white_terracotta light_gray_terracotta
      coal_ore iron_ore copper_ore gold_ore redstone_ore lapis_ore diamond_ore emerald_ore
      deepslate_coal_ore deepslate_iron_ore deepslate_copper_ore deepslate_gold_ore deepslate_redstone_ore
      deepslate_lapis_ore deepslate_diamond_ore deepslate_emerald_ore infested_stone infested_deepslate
      grass short_grass tall_grass fern dead_bush dandelion poppy cornflower oxeye_daisy azure_bluet
      lily_of_the_valley blue_orchid brown_mushroom red_mushroom sweet_berry_bush pumpkin melon sugar_cane cactus
      lily_pad seagrass kelp kelp_plant`),
    ],
    'rare biome': [
        ...trees(['mangrove', ...LATER_WOODS]),
        ...CORALS.flatMap((coral) => ['', 'dead_'].flatMap((state) => ['_coral', '_coral_block', '_coral_fan', '_coral_wall_fan'].map((part) => `${state}${coral}${part}`))),
        ...words(`coarse_dirt rooted_dirt mycelium mud muddy_mangrove_roots mangrove_roots red_sandstone powder_snow
      packed_ice blue_ice obsidian magma_block bubble_column calcite smooth_basalt dripstone_block pointed_dripstone
      raw_iron_block raw_copper_block amethyst_block budding_amethyst amethyst_cluster small_amethyst_bud
      medium_amethyst_bud large_amethyst_bud azalea flowering_azalea azalea_leaves flowering_azalea_leaves
      mangrove_propagule large_fern tall_seagrass sea_pickle bamboo bamboo_sapling allium red_tulip orange_tulip
      white_tulip pink_tulip sunflower lilac rose_bush peony brown_mushroom_block red_mushroom_block mushroom_stem
      vine glow_lichen cave_vines cave_vines_plant moss_block moss_carpet spore_blossom big_dripleaf big_dripleaf_stem
      small_dripleaf hanging_roots cocoa bee_nest turtle_egg frogspawn sculk sculk_vein sculk_sensor sculk_catalyst
      sculk_shrieker pink_petals pale_moss_block pale_moss_carpet pale_hanging_moss creaking_heart resin_clump
      open_eyeblossom closed_eyeblossom infested_cobblestone`),
    ],
    village: words(`wheat carrots potatoes beetroots pumpkin_stem melon_stem attached_pumpkin_stem attached_melon_stem
    farmland dirt_path grass_path hay_block bell cobweb`),
    structure: [
        ...words(`cobweb spawner mossy_cobblestone mossy_stone_bricks cracked_stone_bricks infested_stone_bricks
      infested_mossy_stone_bricks infested_cracked_stone_bricks infested_chiseled_stone_bricks crying_obsidian
      prismarine prismarine_bricks dark_prismarine sea_lantern wet_sponge gold_block suspicious_sand suspicious_gravel
      reinforced_deepslate skeleton_skull skeleton_wall_skull creeper_head creeper_wall_head end_portal_frame
      trial_spawner vault heavy_core decorated_pot ochre_froglight redstone_wire tripwire fire
      chipped_anvil damaged_anvil sticky_piston piston_head cake candle_cake conduit`),
        ...COLOURS.map((colour) => `${colour}_glazed_terracotta`),
    ],
    nether: words(`netherrack nether_bricks nether_brick_fence nether_brick_stairs nether_wart nether_gold_ore
    nether_quartz_ore nether_wart_block nether_sprouts nether_portal crimson_stem crimson_nylium crimson_fungus crimson_roots
    warped_stem warped_nylium warped_fungus warped_roots warped_wart_block soul_sand soul_soil soul_fire basalt
    blackstone gilded_blackstone glowstone shroomlight weeping_vines weeping_vines_plant twisting_vines
    twisting_vines_plant ancient_debris polished_blackstone_bricks cracked_polished_blackstone_bricks
    wither_skeleton_skull wither_skeleton_wall_skull`),
    end: words(`end_stone end_stone_bricks chorus_plant chorus_flower purpur_block purpur_pillar end_rod dragon_head
    dragon_wall_head dragon_egg end_gateway shulker_box`),
};
const BY_BLOCK = new Map();
for (const [place, blocks] of Object.entries(NATURAL))
    for (const block of blocks)
        if (!BY_BLOCK.has(block))
            BY_BLOCK.set(block, place);
/** Every block of the table, for tests. */
export const NATURAL_BLOCKS = [...BY_BLOCK.keys()];
/** Places where a block is found; `built` if worlds contain it only after a player has placed it. */
export const placeOf = (block) => BY_BLOCK.get(block) ?? 'built';
