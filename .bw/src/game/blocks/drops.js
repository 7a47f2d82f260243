import { named, tablesOf } from '../data/tables.js';
import { itemThatPlaces } from './item-blocks.js';
import { canBeDug } from './mining.js';
/**
 * Minimum drops of blocks dug with the right tool, according to vanilla's loot tables. minecraft-data has no usable source: its
 * drops for 1.16.5 are those with Silk Touch, and for later versions it has no amounts and lists air. Tests compare this table
 * with the embedded world, block by block in every version.
 */
const list = (names) => names.trim().split(/\s+/);
/** Blocks that are certain to drop something only with Silk Touch or shears. */
const NOTHING = new Set(list(`
    glass glass_pane ice packed_ice blue_ice frosted_ice cake spawner trial_spawner vault infested_stone
    grass short_grass fern tall_grass large_fern dead_bush seagrass tall_seagrass vine glow_lichen hanging_roots
    nether_sprouts small_dripleaf weeping_vines weeping_vines_plant twisting_vines twisting_vines_plant
    pale_hanging_moss turtle_egg frogspawn bee_nest chiseled_bookshelf sculk sculk_vein sculk_sensor
    calibrated_sculk_sensor sculk_catalyst sculk_shrieker budding_amethyst small_amethyst_bud medium_amethyst_bud
    large_amethyst_bud mushroom_stem brown_mushroom_block red_mushroom_block chorus_plant suspicious_sand
    suspicious_gravel reinforced_deepslate powder_snow fire soul_fire piston_head moving_piston bubble_column
    structure_void end_portal_frame sweet_berry_bush cave_vines cave_vines_plant pumpkin_stem melon_stem
    attached_pumpkin_stem attached_melon_stem water lava
  `));
const NOTHING_OF_A_KIND = /_leaves$|_stained_glass(_pane)?$|^infested_|_coral(_fan|_wall_fan)?$/;
const LIVING_CORAL_BLOCK = /^(?!dead_)\w+_coral_block$/;
/** One line per drop: amount and item, then the blocks that drop it. */
const GIVES = new Map(`
    1 cobblestone          ← stone
    1 cobbled_deepslate    ← deepslate
    1 dirt                 ← grass_block podzol mycelium farmland dirt_path grass_path
    1 netherrack           ← crimson_nylium warped_nylium
    1 gravel               ← gravel
    1 soul_soil            ← soul_campfire
    2 charcoal             ← campfire
    1 coal                 ← coal_ore deepslate_coal_ore
    1 raw_iron             ← iron_ore deepslate_iron_ore
    1 raw_gold             ← gold_ore deepslate_gold_ore
    2 raw_copper           ← copper_ore deepslate_copper_ore
    4 redstone             ← redstone_ore deepslate_redstone_ore
    4 lapis_lazuli         ← lapis_ore deepslate_lapis_ore
    1 diamond              ← diamond_ore deepslate_diamond_ore
    1 emerald              ← emerald_ore deepslate_emerald_ore
    1 quartz               ← nether_quartz_ore
    2 gold_nugget          ← nether_gold_ore
    2 glowstone_dust       ← glowstone
    2 prismarine_crystals  ← sea_lantern
    2 amethyst_shard       ← amethyst_cluster
    4 clay_ball            ← clay
    4 snowball             ← snow_block
    1 snowball             ← snow
    3 book                 ← bookshelf
    8 obsidian             ← ender_chest
    3 melon_slice          ← melon
    1 string               ← cobweb
    1 wheat                ← wheat
    2 carrot               ← carrots
    2 potato               ← potatoes
    1 beetroot             ← beetroots
    2 nether_wart          ← nether_wart
    1 cocoa_beans          ← cocoa
    1 kelp                 ← kelp_plant
    1 bamboo               ← bamboo_sapling
    1 big_dripleaf         ← big_dripleaf_stem
    1 torchflower_seeds    ← torchflower_crop
    1 pitcher_pod          ← pitcher_crop
    1 resin_clump          ← creaking_heart
    1 cauldron             ← water_cauldron lava_cauldron powder_snow_cauldron
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
    const [drop = '', blocks = ''] = line.split('←');
    const [count = '', item = ''] = list(drop);
    return list(blocks).map((block) => [block, { item, count: Number(count) }]);
}));
/** The blocks that the tables name. */
export const BLOCKS_WITH_DROPS = [...NOTHING, ...GIVES.keys()];
/** Seeds that ripe crops drop in addition to their fruit. */
const SEEDS = { wheat: 'wheat_seeds', beetroots: 'beetroot_seeds' };
/**
 * The guaranteed drops of a block that is dug with the right tool and, if it is a crop, ripe. Gravel counts as itself, although
 * one in ten drops flint instead. Empty for blocks that do not exist, cannot be dug or have no item.
 */
export function dropsOf(block, version) {
    if (!canBeDug(block, version))
        return [];
    const { itemsByName } = tablesOf(version);
    const has = (item) => item !== 'air' && named(itemsByName, item) !== undefined;
    if (NOTHING.has(block) || NOTHING_OF_A_KIND.test(block))
        return [];
    const given = GIVES.get(block);
    if (given !== undefined) {
        // Before 1.17, metal ores dropped themselves.
        const first = has(given.item) ? given : { item: block, count: 1 };
        const seeds = Object.hasOwn(SEEDS, block) ? SEEDS[block] : undefined;
        return seeds === undefined ? [first] : [first, { item: seeds, count: 1 }];
    }
    if (LIVING_CORAL_BLOCK.test(block))
        return [{ item: `dead_${block}`, count: 1 }];
    if (block.startsWith('potted_'))
        return [{ item: 'flower_pot', count: 1 }, ...pottedIn(block, has)];
    if (block.endsWith('candle_cake'))
        return [{ item: block.replace(/_cake$/, ''), count: 1 }];
    const item = has(block) ? block : itemThatPlaces(block);
    return has(item) ? [{ item, count: 1 }] : [];
}
/** The plant in a pot; azaleas in pots are called bushes. */
function pottedIn(block, has) {
    const plant = block.replace(/^potted_/, '');
    const item = has(plant) ? plant : plant.replace(/_bush$/, '');
    return has(item) ? [{ item, count: 1 }] : [];
}
