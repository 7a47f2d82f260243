const list = (text) => text.trim().split(/\s+/);
/** Sales and purchases of villagers and wandering traders, by profession (vanilla 1.19.2). */
export const TRADES = {
    armorer: {
        sells: list(`iron_helmet iron_chestplate iron_leggings iron_boots bell chainmail_helmet chainmail_chestplate
      chainmail_leggings chainmail_boots shield diamond_helmet diamond_chestplate diamond_leggings diamond_boots`),
        buys: list('coal iron_ingot lava_bucket diamond'),
    },
    butcher: {
        sells: list('rabbit_stew cooked_porkchop cooked_chicken'),
        buys: list('chicken porkchop rabbit coal mutton beef dried_kelp_block sweet_berries'),
    },
    cartographer: {
        sells: list('map item_frame globe_banner_pattern white_banner red_banner blue_banner'),
        buys: list('paper glass_pane compass'),
    },
    cleric: {
        sells: list('redstone lapis_lazuli glowstone ender_pearl experience_bottle'),
        buys: list('rotten_flesh gold_ingot rabbit_foot scute glass_bottle nether_wart'),
    },
    farmer: {
        sells: list('bread pumpkin_pie apple cookie cake suspicious_stew golden_carrot glistering_melon_slice'),
        buys: list('wheat potato carrot beetroot pumpkin melon'),
    },
    fisherman: {
        sells: list('cod_bucket cooked_cod campfire cooked_salmon fishing_rod'),
        buys: list('string coal cod salmon tropical_fish pufferfish oak_boat'),
    },
    fletcher: {
        sells: list('arrow flint bow crossbow tipped_arrow'),
        buys: list('stick flint string feather tripwire_hook'),
    },
    leatherworker: {
        sells: list('leather_leggings leather_chestplate leather_helmet leather_boots leather_horse_armor saddle'),
        buys: list('leather flint rabbit_hide scute'),
    },
    librarian: {
        sells: list('bookshelf lantern glass clock compass name_tag enchanted_book'),
        buys: list('paper book ink_sac writable_book'),
    },
    mason: {
        sells: list(`brick chiseled_stone_bricks dripstone_block polished_andesite polished_diorite polished_granite
      quartz_block quartz_pillar white_terracotta orange_terracotta`),
        buys: list('clay_ball stone granite andesite diorite quartz'),
    },
    shepherd: {
        sells: list('shears white_wool white_carpet white_bed painting red_wool blue_wool red_bed'),
        buys: list(`white_wool brown_wool black_wool gray_wool white_dye black_dye gray_dye lime_dye light_blue_dye
      yellow_dye light_gray_dye orange_dye red_dye pink_dye brown_dye purple_dye blue_dye green_dye magenta_dye cyan_dye`),
    },
    toolsmith: {
        sells: list(`stone_axe stone_shovel stone_pickaxe stone_hoe bell iron_axe iron_shovel iron_pickaxe diamond_hoe
      diamond_axe diamond_shovel diamond_pickaxe`),
        buys: list('coal iron_ingot flint diamond'),
    },
    weaponsmith: {
        sells: list('iron_axe iron_sword bell diamond_axe diamond_sword'),
        buys: list('coal iron_ingot flint diamond'),
    },
    wandering_trader: {
        sells: list(`sea_pickle slime_ball glowstone nautilus_shell fern sugar_cane pumpkin kelp cactus vine
      brown_mushroom red_mushroom lily_pad small_dripleaf sand red_sand pointed_dripstone rooted_dirt moss_block
      tube_coral_block brain_coral_block gunpowder podzol packed_ice blue_ice pufferfish_bucket tropical_fish_bucket`),
        buys: [],
    },
};
/** Mobs that trade. */
export const MERCHANTS = ['villager', 'wandering_trader'];
