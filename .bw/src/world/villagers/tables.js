/**
 * Offers of villagers (vanilla 1.19.2 VillagerTrades). One line per level; entries are separated by `;`: `wheat 20` is bought for
 * an emerald, `5 > bread 6` is sold for emeralds, `6 cod + 1 > cooked_cod 6` takes both. After `|` come the number of trades
 * between two restocks, the experience, and the effect of demand on the price (default 0.05). `~` enchants the sold item, `*`
 * dyes it, `?` is an enchanted book. Treasure maps are left out.
 */
export const VILLAGERS = {
    farmer: [
        'wheat 20 |16 2; potato 26 |16 2; carrot 22 |16 2; beetroot 15 |16 2; 1 > bread 6 |16 1',
        'pumpkin 6 |12 10; 1 > pumpkin_pie 4 |12 5; 1 > apple 4 |16 5',
        '3 > cookie 18 |18 10; melon 4 |12 20',
        '1 > cake 1 |12 15; 1 > suspicious_stew 1 |12 15',
        '3 > golden_carrot 3 |12 30; 4 > glistering_melon_slice 3 |12 30',
    ],
    fisherman: [
        'string 20 |16 2; coal 10 |16 2; 6 cod + 1 > cooked_cod 6 |16 1; 3 > cod_bucket 1 |16 1',
        'cod 15 |16 10; 6 salmon + 1 > cooked_salmon 6 |16 5; 2 > campfire 1 |12 5',
        'salmon 13 |16 20; 3 > ~fishing_rod 1 |3 10 0.2',
        'tropical_fish 6 |12 30',
        'pufferfish 4 |12 30; oak_boat 1 |12 30',
    ],
    shepherd: [
        'white_wool 18 |16 2; brown_wool 18 |16 2; black_wool 18 |16 2; gray_wool 18 |16 2; 2 > shears 1 |12 1',
        'white_dye 12 |16 10; gray_dye 12 |16 10; black_dye 12 |16 10; light_blue_dye 12 |16 10; lime_dye 12 |16 10; 1 > %_wool 1 |16 5; 1 > %_carpet 4 |16 5',
        'yellow_dye 12 |16 20; light_gray_dye 12 |16 20; orange_dye 12 |16 20; red_dye 12 |16 20; pink_dye 12 |16 20; 3 > %_bed 1 |12 10',
        'brown_dye 12 |16 30; purple_dye 12 |16 30; blue_dye 12 |16 30; green_dye 12 |16 30; magenta_dye 12 |16 30; cyan_dye 12 |16 30; 3 > %_banner 1 |12 15',
        '2 > painting 3 |12 30',
    ],
    fletcher: [
        'stick 32 |16 2; 1 > arrow 16 |12 1; 10 gravel + 1 > flint 10 |12 1',
        'flint 26 |12 10; 2 > bow 1 |12 5',
        'string 14 |16 20; 3 > crossbow 1 |12 10',
        'feather 24 |16 30; 2 > ~bow 1 |3 15',
        'tripwire_hook 8 |12 30; 3 > ~crossbow 1 |3 15; 5 arrow + 2 > tipped_arrow 5 |12 30',
    ],
    librarian: [
        'paper 24 |16 2; ? |12 1 0.2; 9 > bookshelf 1 |12 1',
        'book 4 |12 10; ? |12 5 0.2; 1 > lantern 1 |12 5',
        'ink_sac 5 |12 20; ? |12 10 0.2; 1 > glass 4 |12 10',
        'writable_book 2 |12 30; ? |12 15 0.2; 5 > clock 1 |12 15; 4 > compass 1 |12 15',
        '20 > name_tag 1 |12 30',
    ],
    cartographer: [
        'paper 24 |16 2; 7 > map 1 |12 1',
        'glass_pane 11 |16 10',
        'compass 1 |12 20',
        '7 > item_frame 1 |12 15; 3 > %_banner 1 |12 15',
        '8 > globe_banner_pattern 1 |12 30',
    ],
    cleric: [
        'rotten_flesh 32 |16 2; 1 > redstone 2 |12 1',
        'gold_ingot 3 |12 10; 1 > lapis_lazuli 1 |12 5',
        'rabbit_foot 2 |12 20; 4 > glowstone 1 |12 10',
        'scute 4 |12 30; glass_bottle 9 |12 30; 5 > ender_pearl 1 |12 15',
        'nether_wart 22 |12 30; 3 > experience_bottle 1 |12 30',
    ],
    armorer: [
        'coal 15 |16 2; 7 > iron_leggings 1 |12 1 0.2; 4 > iron_boots 1 |12 1 0.2; 5 > iron_helmet 1 |12 1 0.2; 9 > iron_chestplate 1 |12 1 0.2',
        'iron_ingot 4 |12 10; 36 > bell 1 |12 5 0.2; 1 > chainmail_boots 1 |12 5 0.2; 3 > chainmail_leggings 1 |12 5 0.2',
        'lava_bucket 1 |12 20; diamond 1 |12 20; 1 > chainmail_helmet 1 |12 10 0.2; 4 > chainmail_chestplate 1 |12 10 0.2; 5 > shield 1 |12 10 0.2',
        '14 > ~diamond_leggings 1 |3 15 0.2; 8 > ~diamond_boots 1 |3 15 0.2',
        '8 > ~diamond_helmet 1 |3 30 0.2; 16 > ~diamond_chestplate 1 |3 30 0.2',
    ],
    weaponsmith: [
        'coal 15 |16 2; 3 > iron_axe 1 |12 1 0.2; 2 > ~iron_sword 1 |3 1',
        'iron_ingot 4 |12 10; 36 > bell 1 |12 5 0.2',
        'flint 24 |12 20',
        'diamond 1 |12 30; 12 > ~diamond_axe 1 |3 15 0.2',
        '8 > ~diamond_sword 1 |3 30 0.2',
    ],
    toolsmith: [
        'coal 15 |16 2; 1 > stone_axe 1 |12 1 0.2; 1 > stone_shovel 1 |12 1 0.2; 1 > stone_pickaxe 1 |12 1 0.2; 1 > stone_hoe 1 |12 1 0.2',
        'iron_ingot 4 |12 10; 36 > bell 1 |12 5 0.2',
        'flint 30 |12 20; 1 > ~iron_axe 1 |3 10 0.2; 2 > ~iron_shovel 1 |3 10 0.2; 3 > ~iron_pickaxe 1 |3 10 0.2; 4 > diamond_hoe 1 |3 10 0.2',
        'diamond 1 |12 30; 12 > ~diamond_axe 1 |3 15 0.2; 5 > ~diamond_shovel 1 |3 15 0.2',
        '13 > ~diamond_pickaxe 1 |3 30 0.2',
    ],
    butcher: [
        'chicken 14 |16 2; porkchop 7 |16 2; rabbit 4 |16 2; 1 > rabbit_stew 1 |12 1',
        'coal 15 |16 2; 1 > cooked_porkchop 5 |16 5; 1 > cooked_chicken 8 |16 5',
        'mutton 7 |16 20; beef 10 |16 20',
        'dried_kelp_block 10 |12 30',
        'sweet_berries 10 |12 30',
    ],
    leatherworker: [
        'leather 6 |16 2; 3 > *leather_leggings 1 |12 1 0.2; 7 > *leather_chestplate 1 |12 1 0.2',
        'flint 26 |12 10; 5 > *leather_helmet 1 |12 5 0.2; 4 > *leather_boots 1 |12 5 0.2',
        'rabbit_hide 9 |12 20; 7 > *leather_chestplate 1 |12 1 0.2',
        'scute 4 |12 30; 6 > *leather_horse_armor 1 |12 15 0.2',
        '6 > saddle 1 |12 30 0.2; 5 > *leather_helmet 1 |12 30 0.2',
    ],
    mason: [
        'clay_ball 10 |16 2; 1 > brick 10 |16 1',
        'stone 20 |16 10; 1 > chiseled_stone_bricks 4 |16 5',
        'granite 16 |16 20; andesite 16 |16 20; diorite 16 |16 20; 1 > dripstone_block 4 |16 10; 1 > polished_andesite 4 |16 10; 1 > polished_diorite 4 |16 10; 1 > polished_granite 4 |16 10',
        'quartz 12 |12 30; 1 > %_terracotta 1 |12 15; 1 > %_glazed_terracotta 1 |12 15',
        '1 > quartz_pillar 1 |12 30; 1 > quartz_block 1 |12 30',
    ],
};
/** Offers of wandering traders: five from the first line, one from the second. */
export const WANDERER = [
    '2 > sea_pickle 1 |5 1; 4 > slime_ball 1 |5 1; 2 > glowstone 1 |5 1; 5 > nautilus_shell 1 |5 1; 1 > fern 1 |12 1; 1 > sugar_cane 1 |8 1; 1 > pumpkin 1 |4 1; 3 > kelp 1 |12 1; 3 > cactus 1 |8 1; 1 > dandelion 1 |12 1; 1 > poppy 1 |12 1; 1 > blue_orchid 1 |8 1; 1 > allium 1 |12 1; 1 > azure_bluet 1 |12 1; 1 > oxeye_daisy 1 |12 1; 1 > cornflower 1 |12 1; 1 > lily_of_the_valley 1 |7 1; 1 > wheat_seeds 1 |12 1; 1 > beetroot_seeds 1 |12 1; 1 > pumpkin_seeds 1 |12 1; 1 > melon_seeds 1 |12 1; 5 > acacia_sapling 1 |8 1; 5 > birch_sapling 1 |8 1; 5 > dark_oak_sapling 1 |8 1; 5 > jungle_sapling 1 |8 1; 5 > oak_sapling 1 |8 1; 5 > spruce_sapling 1 |8 1; 1 > %_dye 3 |12 1; 3 > brain_coral_block 1 |8 1; 3 > bubble_coral_block 1 |8 1; 3 > fire_coral_block 1 |8 1; 3 > horn_coral_block 1 |8 1; 3 > tube_coral_block 1 |8 1; 1 > vine 1 |12 1; 1 > brown_mushroom 1 |12 1; 1 > red_mushroom 1 |12 1; 1 > lily_pad 2 |5 1; 1 > small_dripleaf 2 |5 1; 1 > sand 8 |8 1; 1 > red_sand 4 |6 1; 1 > pointed_dripstone 2 |5 1; 1 > rooted_dirt 2 |5 1; 1 > moss_block 2 |5 1',
    '5 > tropical_fish_bucket 1 |4 1; 5 > pufferfish_bucket 1 |4 1; 3 > packed_ice 1 |6 1; 6 > blue_ice 1 |6 1; 1 > gunpowder 1 |8 1; 3 > podzol 3 |6 1',
];
/** The block at which villagers of each profession work. */
export const WORKPLACES = {
    composter: 'farmer',
    barrel: 'fisherman',
    loom: 'shepherd',
    fletching_table: 'fletcher',
    lectern: 'librarian',
    cartography_table: 'cartographer',
    brewing_stand: 'cleric',
    blast_furnace: 'armorer',
    grindstone: 'weaponsmith',
    smithing_table: 'toolsmith',
    smoker: 'butcher',
    cauldron: 'leatherworker',
    water_cauldron: 'leatherworker',
    lava_cauldron: 'leatherworker',
    powder_snow_cauldron: 'leatherworker',
    stonecutter: 'mason',
};
/** Professions in the order of their numbers. */
export const PROFESSIONS = [
    ...['none', 'armorer', 'butcher', 'cartographer', 'cleric', 'farmer', 'fisherman', 'fletcher'],
    ...['leatherworker', 'librarian', 'mason', 'nitwit', 'shepherd', 'toolsmith', 'weaponsmith'],
];
