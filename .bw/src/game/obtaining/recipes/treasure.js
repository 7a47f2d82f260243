import { words } from '../game-names.js';
import { accessTo, one, recipe } from '../recipe.js';
import { whyUnobtainable } from '../unobtainable.js';
/** Contents of the chests of structures, by place (vanilla 1.21.4 loot tables; minecraft-data has none). */
const LOOTED = {
    structure: words(`saddle name_tag iron_horse_armor golden_horse_armor diamond_horse_armor enchanted_golden_apple
    heart_of_the_sea nautilus_shell music_disc_13 music_disc_cat music_disc_otherside music_disc_5 disc_fragment_5
    music_disc_relic music_disc_creator music_disc_creator_music_box music_disc_precipice music_disc_blocks
    music_disc_chirp music_disc_far music_disc_mall music_disc_mellohi music_disc_stal music_disc_strad music_disc_ward
    music_disc_11 music_disc_wait mojang_banner_pattern flow_banner_pattern guster_banner_pattern echo_shard
    cocoa_beans chainmail_helmet chainmail_chestplate chainmail_leggings chainmail_boots melon_seeds pumpkin_seeds
    beetroot_seeds bell goat_horn trial_key ominous_trial_key heavy_core book enchanted_book experience_bottle
    sentry_armor_trim_smithing_template dune_armor_trim_smithing_template coast_armor_trim_smithing_template
    wild_armor_trim_smithing_template ward_armor_trim_smithing_template eye_armor_trim_smithing_template
    vex_armor_trim_smithing_template tide_armor_trim_smithing_template flow_armor_trim_smithing_template
    silence_armor_trim_smithing_template bolt_armor_trim_smithing_template globe_banner_pattern sponge bundle
    flow_pottery_sherd guster_pottery_sherd scrape_pottery_sherd`),
    nether: words(`netherite_upgrade_smithing_template snout_armor_trim_smithing_template
    rib_armor_trim_smithing_template music_disc_pigstep snout_banner_pattern piglin_banner_pattern piglin_head`),
    end: words('elytra dragon_head spire_armor_trim_smithing_template dragon_egg'),
};
/** Whether a version's chests contain an item: they never contain experimental items. */
const isThere = ({ version, isItem }, item) => isItem(item) && whyUnobtainable(item, version) === undefined;
export const looting = (names) => Object.entries(LOOTED).flatMap(([where, items]) => {
    const place = where;
    return items
        .filter((item) => isThere(names, item))
        .map((item) => recipe({
        id: `find ${item} in a structure`,
        kind: 'loot',
        makes: one(item),
        access: accessTo(place),
        source: { name: 'chest', blocks: [], chance: 1, place },
    }));
});
/** Items brushed out of suspicious sand and gravel in ruins (vanilla archaeology of 1.20). */
const BRUSHED = words(`angler_pottery_sherd archer_pottery_sherd arms_up_pottery_sherd blade_pottery_sherd
  brewer_pottery_sherd burn_pottery_sherd danger_pottery_sherd explorer_pottery_sherd friend_pottery_sherd
  heart_pottery_sherd heartbreak_pottery_sherd howl_pottery_sherd miner_pottery_sherd mourner_pottery_sherd
  plenty_pottery_sherd prize_pottery_sherd sheaf_pottery_sherd shelter_pottery_sherd skull_pottery_sherd
  snort_pottery_sherd sniffer_egg wayfinder_armor_trim_smithing_template shaper_armor_trim_smithing_template
  raiser_armor_trim_smithing_template host_armor_trim_smithing_template`);
export const brushing = ({ isItem }) => BRUSHED.filter(isItem).map((item) => recipe({
    id: `brush ${item} out of a ruin`,
    kind: 'brush',
    makes: one(item),
    tools: ['brush'],
    source: {
        name: 'suspicious_sand',
        blocks: ['suspicious_sand', 'suspicious_gravel'],
        chance: 0.1,
        place: 'structure',
    },
}));
