import { FACES, neighbour } from '../geometry.js';
const NOT = { ignites: 0, burns: 0 };
/** Blocks that burn, by name; the first match wins. Blocks of crimson or warped stems do not burn. */
const TABLE = [
    [/^(crimson|warped)_/, 0, 0],
    [/^potted_/, 0, 0],
    [/_(planks|slab|fence|fence_gate|stairs)$|^(bamboo_mosaic|mangrove_roots|composter|beehive)$/, 5, 20],
    [/_(log|wood)$|^(stripped_)?bamboo_block$|^coal_block$/, 5, 5],
    [/_leaves$|_wool$|^dried_kelp_block$/, 30, 60],
    [/^(bookshelf|chiseled_bookshelf|lectern|bee_nest)$/, 30, 20],
    [/^tnt$|^vine$|^glow_lichen$/, 15, 100],
    [/^cave_vines(_plant)?$/, 15, 60],
    [/^target$/, 15, 20],
    [/_carpet$|^hay_block$/, 60, 20],
    [/^(bamboo|scaffolding)$/, 60, 60],
    [/^(azalea|flowering_azalea)$/, 30, 60],
    [/^(grass|short_grass|tall_grass|fern|large_fern|dead_bush|sunflower|lilac|rose_bush|peony)$/, 60, 100],
    [
        /^(dandelion|poppy|blue_orchid|allium|azure_bluet|\w+_tulip|oxeye_daisy|cornflower|wither_rose)$/,
        60,
        100,
    ],
    [/^(lily_of_the_valley|torchflower|pitcher_plant|pink_petals|sweet_berry_bush|spore_blossom)$/, 60, 100],
    [/^(big_dripleaf|big_dripleaf_stem|small_dripleaf|hanging_roots)$/, 60, 100],
];
/** Wooden slabs, fences and stairs, as opposed to stone ones, which do not burn. */
const WOODEN = /^(oak|spruce|birch|jungle|acacia|dark_oak|mangrove|cherry|pale_oak|bamboo(_mosaic)?)_/;
const MAY_BE_STONE = /_(slab|fence|stairs)$/;
const known = new Map();
/** How a block burns; waterlogged blocks do not. */
export function flammability({ name, properties }) {
    if (properties['waterlogged'] === true)
        return NOT;
    let found = known.get(name);
    if (!found) {
        const row = MAY_BE_STONE.test(name) && !WOODEN.test(name) ? undefined : TABLE.find(([names]) => names.test(name));
        found = row && row[1] > 0 ? { ignites: row[1], burns: row[2] } : NOT;
        known.set(name, found);
    }
    return found;
}
export const isFlammable = (state) => flammability(state).ignites > 0;
/** Whether something next to, above or below a cell can burn. */
export const isBesideFuel = (level, p) => FACES.some((face) => isFlammable(level.get(neighbour(p, face))));
