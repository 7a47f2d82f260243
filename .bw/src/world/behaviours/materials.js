import { byFortune, nothing, one, shearsOr, silkOr, some } from '../blocks/drops.js';
import { family, matching, named } from './family.js';
/** Chances of flint by Fortune level (vanilla table_bonus). */
const FLINT = [0.1, 0.14285715, 0.25, 1];
/** Plain blocks that drop a different item, let light and power through, or cannot be moved. */
export const materials = [
    family(matching(/^(snow|repeater|comparator|flower_pot|potted_.*|.*_carpet|.*_(head|skull)|cocoa|end_rod|azalea|flowering_azalea|chorus_flower|chorus_plant)$/), { fluids: 'wash_away' }),
    family(matching(/^(.*_pressure_plate|.*_banner|sugar_cane|nether_portal|end_portal|end_gateway|structure_void|moving_piston|powder_snow|bubble_column|kelp|kelp_plant|seagrass|tall_seagrass)$/), { fluids: 'stay_out' }),
    family(named('kelp kelp_plant seagrass tall_seagrass bubble_column'), { watery: true }),
    family(named('light'), { light: ({ properties }) => Number(properties['level']) }),
    family(named('cave_vines cave_vines_plant'), {
        light: ({ properties }) => (properties['berries'] === true ? 14 : undefined),
    }),
    family(named('light bubble_column warped_roots crimson_roots nether_sprouts hanging_roots structure_void'), {
        replaceable: true,
    }),
    // the hardest and heaviest blocks, and those with block entities (vanilla isPushable)
    family(named(`
      bedrock obsidian crying_obsidian respawn_anchor reinforced_deepslate barrier end_portal end_portal_frame
      nether_portal command_block chain_command_block repeating_command_block structure_block jigsaw light
      moving_piston lodestone enchanting_table brewing_stand beacon spawner jukebox lectern conduit beehive bee_nest
      daylight_detector sculk_sensor sculk_catalyst sculk_shrieker
    `), { push: 'stays' }),
    family(named(`
      cobweb pumpkin carved_pumpkin jack_o_lantern melon flower_pot sea_pickle tripwire turtle_egg chorus_plant
      chorus_flower seagrass tall_seagrass moss_carpet spore_blossom small_dripleaf
    `), { push: 'breaks' }),
    // low blocks with a full underside
    family(named(`
      lectern stonecutter enchanting_table daylight_detector end_portal_frame sculk_sensor calibrated_sculk_sensor
      sculk_shrieker
    `), { shades: () => ['down'] }),
    family(matching(/glass$/), { seeThrough: true }),
    family(named('ice frosted_ice barrier beacon'), { seeThrough: true }),
    family(matching(/^(.*_stained_)?glass(_pane)?$/), { drops: silkOr(nothing) }),
    family(named('observer glowstone sea_lantern'), { conducts: () => false }),
    family(named('soul_sand mud'), { conducts: () => true, holdsAll: true }),
    family(matching(/^infested_/), { drops: nothing }),
    family(named(`
      spawner trial_spawner vault budding_amethyst reinforced_deepslate powder_snow frosted_ice frogspawn suspicious_sand
      suspicious_gravel structure_void
    `), { drops: nothing }),
    family(named(`
      sculk sculk_sensor calibrated_sculk_sensor sculk_catalyst sculk_shrieker bee_nest chiseled_bookshelf mushroom_stem
    `), { drops: silkOr(nothing) }),
    family(named('brown_mushroom_block red_mushroom_block'), {
        drops: silkOr(({ state, chance }) => [
            [state.name.replace(/_block$/, ''), Math.max(0, chance.between(-6, 2))],
        ]),
    }),
    family(named('chorus_plant'), { drops: some('chorus_fruit', 0, 1) }),
    family(named('creaking_heart'), { drops: silkOr(some('resin_clump', 1, 3)) }),
    family(named('hanging_roots nether_sprouts pale_hanging_moss'), { drops: shearsOr(nothing) }),
    family(named('ice packed_ice blue_ice'), { drops: silkOr(nothing) }),
    family(named('seagrass tall_seagrass'), { replaceable: true }),
    family(named('seagrass'), { drops: shearsOr(nothing) }),
    family(named('stone'), { drops: silkOr(one('cobblestone')) }),
    family(named('deepslate'), { drops: silkOr(one('cobbled_deepslate')) }),
    family(named('crimson_nylium warped_nylium'), { drops: silkOr(one('netherrack')) }),
    family(named('gravel'), {
        drops: silkOr((context) => [[byFortune(context, FLINT) ? 'flint' : 'gravel', 1]]),
    }),
    family(named('clay'), { drops: silkOr(some('clay_ball', 4, 4)) }),
    family(named('snow_block'), { drops: silkOr(some('snowball', 4, 4)) }),
    family(named('glowstone'), { drops: silkOr(some('glowstone_dust', 2, 4, { each: 1, limit: 4 })) }),
    family(named('sea_lantern'), { drops: silkOr(some('prismarine_crystals', 2, 3, { each: 1, limit: 5 })) }),
    family(named('melon'), { drops: silkOr(some('melon_slice', 3, 7, { each: 1, limit: 9 })) }),
    family(named('bookshelf'), { drops: silkOr(some('book', 3, 3)) }),
    family(named('cobweb'), { drops: shearsOr(one('string')) }),
    family(named('scaffolding cobweb weeping_vines twisting_vines powder_snow ladder vine'), {
        breaksFall: true,
    }),
    family(named('slime_block'), { fallDamage: (sneaking) => (sneaking ? 1 : 0) }),
    family(named('hay_block honey_block'), { fallDamage: () => 0.2 }),
];
