import type { Oven } from '../kernel/blocks/fire.ts'

const list = (names: string): string[] => names.trim().split(/\s+/)

/**
 * One line per recipe of vanilla, of all versions: the result, then its possible inputs. Items missing in a version never occur
 * in a furnace.
 */
const read = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [result = '', sources = ''] = line.split('←').map((part) => part.trim())
        return list(sources).map((source): [string, string] => [source, result])
      }),
  )

/** Furnace and smoker (and campfire). */
const FOOD = read(`
  cooked_beef     ← beef
  cooked_porkchop ← porkchop
  cooked_chicken  ← chicken
  cooked_mutton   ← mutton
  cooked_rabbit   ← rabbit
  cooked_cod      ← cod
  cooked_salmon   ← salmon
  baked_potato    ← potato
  dried_kelp      ← kelp
`)

/** Furnace and blast furnace: ores and metal gear. */
const METAL = read(`
  coal            ← coal_ore deepslate_coal_ore
  iron_ingot      ← raw_iron iron_ore deepslate_iron_ore
  copper_ingot    ← raw_copper copper_ore deepslate_copper_ore
  gold_ingot      ← raw_gold gold_ore deepslate_gold_ore nether_gold_ore
  diamond         ← diamond_ore deepslate_diamond_ore
  lapis_lazuli    ← lapis_ore deepslate_lapis_ore
  redstone        ← redstone_ore deepslate_redstone_ore
  emerald         ← emerald_ore deepslate_emerald_ore
  quartz          ← nether_quartz_ore
  netherite_scrap ← ancient_debris
  iron_nugget     ← iron_sword iron_pickaxe iron_axe iron_shovel iron_hoe
  iron_nugget     ← iron_helmet iron_chestplate iron_leggings iron_boots iron_horse_armor
  iron_nugget     ← chainmail_helmet chainmail_chestplate chainmail_leggings chainmail_boots
  gold_nugget     ← golden_sword golden_pickaxe golden_axe golden_shovel golden_hoe
  gold_nugget     ← golden_helmet golden_chestplate golden_leggings golden_boots golden_horse_armor
`)

/** Furnace only. */
const OTHER = read(`
  glass                              ← sand red_sand
  stone                              ← cobblestone
  smooth_stone                       ← stone
  smooth_sandstone                   ← sandstone
  smooth_red_sandstone               ← red_sandstone
  smooth_quartz                      ← quartz_block
  smooth_basalt                      ← basalt
  deepslate                          ← cobbled_deepslate
  cracked_stone_bricks               ← stone_bricks
  cracked_nether_bricks              ← nether_bricks
  cracked_polished_blackstone_bricks ← polished_blackstone_bricks
  cracked_deepslate_bricks           ← deepslate_bricks
  cracked_deepslate_tiles            ← deepslate_tiles
  brick                              ← clay_ball
  terracotta                         ← clay
  nether_brick                       ← netherrack
  green_dye                          ← cactus
  lime_dye                           ← sea_pickle
  popped_chorus_fruit                ← chorus_fruit
  sponge                             ← wet_sponge
  resin_brick                        ← resin_clump
  charcoal ← cherry_log cherry_wood stripped_cherry_log stripped_cherry_wood
  charcoal ← pale_oak_log pale_oak_wood stripped_pale_oak_log stripped_pale_oak_wood
  charcoal ← oak_log spruce_log birch_log jungle_log acacia_log dark_oak_log mangrove_log
  charcoal ← oak_wood spruce_wood birch_wood jungle_wood acacia_wood dark_oak_wood mangrove_wood
  charcoal ← stripped_oak_log stripped_spruce_log stripped_birch_log stripped_jungle_log stripped_acacia_log
  charcoal ← stripped_dark_oak_log stripped_mangrove_log
  charcoal ← stripped_oak_wood stripped_spruce_wood stripped_birch_wood stripped_jungle_wood
  charcoal ← stripped_acacia_wood stripped_dark_oak_wood stripped_mangrove_wood
  white_glazed_terracotta      ← white_terracotta
  orange_glazed_terracotta     ← orange_terracotta
  magenta_glazed_terracotta    ← magenta_terracotta
  light_blue_glazed_terracotta ← light_blue_terracotta
  yellow_glazed_terracotta     ← yellow_terracotta
  lime_glazed_terracotta       ← lime_terracotta
  pink_glazed_terracotta       ← pink_terracotta
  gray_glazed_terracotta       ← gray_terracotta
  light_gray_glazed_terracotta ← light_gray_terracotta
  cyan_glazed_terracotta       ← cyan_terracotta
  purple_glazed_terracotta     ← purple_terracotta
  blue_glazed_terracotta       ← blue_terracotta
  brown_glazed_terracotta      ← brown_terracotta
  green_glazed_terracotta      ← green_terracotta
  red_glazed_terracotta        ← red_terracotta
  black_glazed_terracotta      ← black_terracotta
`)

const TAKES: Readonly<Record<Oven, readonly ReadonlyMap<string, string>[]>> = {
  furnace: [FOOD, METAL, OTHER],
  smoker: [FOOD],
  blast_furnace: [METAL],
}

/** The item that results from smelting an item; null if it cannot be smelted there. */
export function smelted(oven: Oven, item: string): string | null {
  for (const table of TAKES[oven]) {
    const result = table.get(item)
    if (result) return result
  }
  return null
}

/** The same in a world where some products are smelted from other items. */
export function smeltedIn(smelts: Readonly<Record<string, string>>, oven: Oven, item: string): string | null {
  for (const [product, raw] of Object.entries(smelts)) if (raw === item) return product
  const usual = smelted(oven, item)
  return usual !== null && Object.hasOwn(smelts, usual) ? null : usual
}

/** All recipes as [input, result]. */
export function recipesOf(oven: Oven): [string, string][] {
  return TAKES[oven].flatMap((table) => [...table])
}
