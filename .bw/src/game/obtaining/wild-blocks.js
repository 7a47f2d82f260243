import { dropsOf } from '../blocks/drops.js';
import { LATER_WOODS, WOODS, words } from './game-names.js';
import { placeOf } from './natural-blocks.js';
const row = (name, item, options = {}) => ({
    name,
    blocks: [name],
    item,
    count: 1,
    chance: 1,
    tools: [],
    ...options,
});
const ore = (name, item, count = 1) => row(`${name}_ore`, item, { count, blocks: [`${name}_ore`, `deepslate_${name}_ore`] });
const SHOVELS = words('wooden_shovel stone_shovel iron_shovel');
const FLOWERS = words(`dandelion poppy blue_orchid allium azure_bluet red_tulip orange_tulip white_tulip pink_tulip
  oxeye_daisy cornflower lily_of_the_valley`);
/**
 * Yields of digging in natural terrain: guaranteed amounts, and chances from the game's loot tables (vanilla 1.19.2;
 * minecraft-data has no chances). One line per yield; the first of several lines for an item is the usual one.
 */
const ROWS = [
    ...WOODS.map((wood) => row(`${wood}_log`, `${wood}_log`)),
    ...[...WOODS, ...LATER_WOODS]
        .filter((wood) => wood !== 'mangrove')
        .map((wood) => row(`${wood}_leaves`, `${wood}_sapling`, { chance: 0.05 })),
    row('oak_leaves', 'apple', { chance: 0.005, blocks: ['oak_leaves', 'dark_oak_leaves'] }),
    row('dirt', 'dirt', { blocks: ['dirt', 'grass_block', 'podzol', 'mycelium'] }),
    row('coarse_dirt', 'coarse_dirt'),
    row('sand', 'sand'),
    row('red_sand', 'red_sand'),
    row('sandstone', 'sandstone'),
    row('gravel', 'gravel'),
    row('gravel', 'flint', { chance: 0.1 }),
    row('clay', 'clay_ball', { count: 4 }),
    row('stone', 'cobblestone'),
    row('deepslate', 'cobbled_deepslate'),
    ...words('granite diorite andesite tuff terracotta calcite smooth_basalt').map((rock) => row(rock, rock)),
    ore('coal', 'coal'),
    ore('iron', 'raw_iron'),
    ore('copper', 'raw_copper', 2),
    ore('gold', 'raw_gold'),
    ore('redstone', 'redstone', 4),
    ore('lapis', 'lapis_lazuli', 4),
    ore('diamond', 'diamond'),
    ore('emerald', 'emerald'),
    row('amethyst_cluster', 'amethyst_shard', { count: 2 }),
    row('snow_block', 'snowball', { count: 4, tools: SHOVELS }),
    row('snow', 'snowball', { tools: SHOVELS }),
    row('grass', 'wheat_seeds', { chance: 0.125, blocks: ['grass', 'short_grass', 'tall_grass', 'fern'] }),
    row('dead_bush', 'stick'),
    row('sugar_cane', 'sugar_cane'),
    row('cactus', 'cactus'),
    row('bamboo', 'bamboo'),
    row('kelp', 'kelp', { blocks: ['kelp', 'kelp_plant'] }),
    row('vine', 'vine', { tools: ['shears'] }),
    row('seagrass', 'seagrass', { tools: ['shears'] }),
    row('pumpkin', 'pumpkin'),
    row('melon', 'melon_slice', { count: 3 }),
    row('cocoa', 'cocoa_beans'),
    row('sweet_berry_bush', 'sweet_berries'),
    row('cave_vines', 'glow_berries', { chance: 0.11, blocks: ['cave_vines', 'cave_vines_plant'] }),
    row('potatoes', 'poisonous_potato', { chance: 0.02 }),
    row('chorus_plant', 'chorus_fruit', { chance: 0.5 }),
    row('lily_pad', 'lily_pad'),
    row('brown_mushroom', 'brown_mushroom'),
    row('red_mushroom', 'red_mushroom'),
    ...FLOWERS.map((flower) => row(flower, flower)),
];
/** The natural blocks of a version that agents dig. */
export function wildBlocksOf({ version, isBlock, isItem }) {
    return ROWS.flatMap(({ item, count, blocks, ...rest }) => {
        const there = blocks.filter(isBlock);
        const [first] = there;
        if (first === undefined)
            return [];
        const gives = isItem(item) ? { item, count } : dropsOf(first, version)[0];
        if (gives === undefined)
            return [];
        return [{ ...rest, blocks, gives, place: placeOf(first) }];
    });
}
/** Every block that the table names, for tests. */
export const WILD_BLOCK_NAMES = [...new Set(ROWS.flatMap(({ blocks }) => blocks))];
