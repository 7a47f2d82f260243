/**
 * One line per product: the product, then the items that smelt into it, the usual one first. A blast furnace accepts these too
 * (vanilla blasting recipes).
 */
const METAL = `
  iron_ingot      ← raw_iron iron_ore deepslate_iron_ore
  gold_ingot      ← raw_gold gold_ore deepslate_gold_ore nether_gold_ore
  copper_ingot    ← raw_copper copper_ore deepslate_copper_ore
  netherite_scrap ← ancient_debris`;
/** A smoker accepts these too (vanilla smoking recipes). */
const FOOD = `
  cooked_beef     ← beef
  cooked_porkchop ← porkchop
  cooked_chicken  ← chicken
  cooked_mutton   ← mutton
  cooked_rabbit   ← rabbit
  cooked_cod      ← cod
  cooked_salmon   ← salmon
  baked_potato    ← potato
  dried_kelp      ← kelp`;
/** Only a plain furnace accepts these. */
const OTHER = `
  glass           ← sand red_sand
  stone           ← cobblestone
  smooth_stone    ← stone
  smooth_sandstone     ← sandstone
  cracked_stone_bricks ← stone_bricks
  brick           ← clay_ball
  terracotta      ← clay
  nether_brick    ← netherrack
  green_dye       ← cactus
  smooth_red_sandstone ← red_sandstone
  smooth_quartz   ← quartz_block
  smooth_basalt   ← basalt
  deepslate       ← cobbled_deepslate
  cracked_deepslate_bricks ← deepslate_bricks
  cracked_deepslate_tiles  ← deepslate_tiles
  lime_dye        ← sea_pickle
  cracked_nether_bricks              ← nether_bricks
  cracked_polished_blackstone_bricks ← polished_blackstone_bricks
  popped_chorus_fruit ← chorus_fruit
  sponge          ← wet_sponge
  resin_brick     ← resin_clump`;
const pairsOf = (table) => table
    .trim()
    .split('\n')
    .flatMap((line) => {
    const [product = '', sources = ''] = line.split('←').map((part) => part.trim());
    return sources.split(' ').map((source) => [source, product]);
});
/** The furnace product of each item, apart from charcoal and glazed terracotta. */
export const BECOMES = new Map([METAL, FOOD, OTHER].flatMap(pairsOf));
/** The ovens other than a furnace that accept an item. */
export const ALSO_TAKEN_BY = new Map([
    ...pairsOf(METAL).map(([source]) => [source, 'blast_furnace']),
    ...pairsOf(FOOD).map(([source]) => [source, 'smoker']),
]);
