import { named, tablesOf } from '../data/tables.js';
import { words } from './game-names.js';
/** Items that players never get in survival, with the reason (vanilla 1.21.4). */
const REASONS = [
    [
        'only operators have it',
        words(`barrier light structure_void structure_block jigsaw debug_stick knowledge_book command_block
      repeating_command_block chain_command_block command_block_minecart test_block test_instance_block`),
    ],
    ['it comes from creative mode only', words('spawner trial_spawner vault petrified_oak_slab player_head')],
    [
        'nothing drops it',
        words(`bedrock end_portal_frame reinforced_deepslate budding_amethyst frogspawn farmland dirt_path grass_path
      infested_stone infested_cobblestone infested_stone_bricks infested_mossy_stone_bricks
      infested_cracked_stone_bricks infested_chiseled_stone_bricks infested_deepslate chorus_plant large_fern tall_grass
      suspicious_sand suspicious_gravel player_wall_head`),
    ],
];
const BY_ITEM = new Map(REASONS.flatMap(([reason, items]) => items.map((item) => [item, reason])));
/** Blocks that no survival world contains, not even in structures. */
const NOWHERE = new Set(words(`barrier light structure_void structure_block jigsaw command_block repeating_command_block
    chain_command_block petrified_oak_slab player_head player_wall_head test_block test_instance_block`));
export const isNowhere = (block) => NOWHERE.has(block);
const COPPER = ['', 'waxed_'].flatMap((wax) => ['', 'exposed_', 'weathered_', 'oxidized_'].map((age) => `${wax}${age}`));
/** Items that 1.20.4 lists only for its experiment "update 1.21", without recipes. */
const SINCE_1_21 = new Set([
    ...COPPER.flatMap((copper) => ['copper_grate', 'copper_bulb', 'copper_door', 'copper_trapdoor', 'chiseled_copper'].map((part) => `${copper}${part}`)),
    ...words(`crafter chiseled_tuff chiseled_tuff_bricks polished_tuff polished_tuff_slab polished_tuff_stairs
    polished_tuff_wall tuff_bricks tuff_brick_slab tuff_brick_stairs tuff_brick_wall tuff_slab tuff_stairs tuff_wall
    trial_spawner trial_key breeze_rod wind_charge vault heavy_core mace`),
]);
const EGG = '_spawn_egg';
/** Items that versions before 1.21.2 list only for their experiment with bundles. */
const SINCE_1_21_2 = new Set(['bundle']);
/** Why an item is unobtainable in survival according to a rule of the game; undefined if there is no such rule. */
export function whyUnobtainable(item, version) {
    const mob = item.endsWith(EGG) ? item.slice(0, -EGG.length) : undefined;
    if (mob !== undefined && named(tablesOf(version).entitiesByName, mob) !== undefined)
        return 'it comes from creative mode only';
    const isExperiment = (SINCE_1_21.has(item) && !tablesOf(version).isNewerOrEqualTo('1.21')) ||
        (SINCE_1_21_2.has(item) && !tablesOf(version).isNewerOrEqualTo('1.21.2'));
    if (isExperiment)
        return 'it is an experiment of this version';
    return BY_ITEM.get(item);
}
