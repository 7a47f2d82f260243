/** Colours of blocks on maps (vanilla MaterialColor, 1.19.2): the colour number; each colour has four shades. */
const DYES = [
    ...['white', 'orange', 'magenta', 'light_blue', 'yellow', 'lime', 'pink', 'gray'],
    ...['light_gray', 'cyan', 'purple', 'blue', 'brown', 'green', 'red', 'black'],
];
/** Numbers of the colours of dyes, and of terracotta in these colours. */
const DYED = [8, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
const TERRACOTTA = 36;
export const WATER = 12;
/** The colour shown instead of blocks on maps of dimensions with a ceiling. */
export const DIRT = 10;
export const STONE = 11;
/** Colours by block name; the first match wins. Unmatched blocks are grey like stone. */
const TABLE = [
    [/^(cave_|void_)?air$|glass(_pane)?$|^(barrier|light|structure_void|tripwire\w*)$/, 0],
    [/(^|_)torch$|wall_torch$|^(lever|ladder|redstone_wire|repeater|comparator|end_rod|string)$/, 0],
    [/_button$|(^|_)rail$|^(flower_pot|potted_\w+)$|(_head|_skull)$|^candle$|_candle$/, 0],
    [/^(grass_block|slime_block)$/, 1],
    [
        /^(sand|sandstone|\w+_sandstone|\w+_sandstone_(slab|stairs|wall)|sandstone_\w+|glowstone|end_stone\w*|bone_block|scaffolding|turtle_egg|birch_(planks|slab|stairs|fence\w*|door|trapdoor|sign|pressure_plate)|stripped_birch_\w+|candle)$/,
        2,
    ],
    [/^(cobweb|mushroom_stem|\w+_bed)$/, 3],
    [/^(lava|tnt|fire|redstone_block)$/, 4],
    [/^(ice|packed_ice|blue_ice|frosted_ice)$/, 5],
    [
        /^(iron_(block|door|trapdoor|bars)|\w*anvil|brewing_stand|grindstone|lantern|soul_lantern|hopper|\w+_weighted_pressure_plate)$/,
        6,
    ],
    [
        /_leaves$|_sapling$|_tulip$|^(grass|short_grass|tall_grass|fern|large_fern|vine|lily_pad|cactus|sugar_cane|bamboo\w*|wheat|carrots|potatoes|beetroots|\w+_stem_attached|melon_stem|pumpkin_stem|dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|sunflower|lilac|rose_bush|peony|azalea|flowering_azalea|cocoa|sweet_berry_bush|\w*dripleaf\w*|cave_vines\w*|spore_blossom|wither_rose|torchflower\w*)$/,
        7,
    ],
    [/^(snow|snow_block|powder_snow)$/, 8],
    [/^(clay|infested_stone)$/, 9],
    [
        /^(dirt|coarse_dirt|rooted_dirt|farmland|dirt_path|grass_path|granite\w*|polished_granite\w*|jungle_(planks|slab|stairs|fence\w*|door|trapdoor|wood)|stripped_jungle_\w+|packed_mud|brown_mushroom_block)$/,
        10,
    ],
    [/^(water|bubble_column|kelp\w*|seagrass|tall_seagrass)$/, WATER],
    [
        /^(oak_(planks|slab|stairs|fence\w*|door|trapdoor|sign|wood|log)|stripped_oak_\w+|crafting_table|chest|trapped_chest|barrel|bookshelf|lectern|loom|note_block|jukebox|cartography_table|fletching_table|smithing_table|composter|beehive|daylight_detector|petrified_oak_slab|campfire|dead_bush)$/,
        13,
    ],
    [/^(quartz\w*|\w+_quartz\w*|diorite\w*|polished_diorite\w*|sea_lantern)$/, 14],
    [
        /^(pumpkin|carved_pumpkin|jack_o_lantern|red_sand\w*|\w+_red_sandstone\w*|acacia_(planks|slab|stairs|fence\w*|door|trapdoor)|stripped_acacia_\w+|honey\w*|copper_block|cut_copper\w*|waxed_copper_block|terracotta|shroomlight)$/,
        15,
    ],
    [/^(purpur\w*|mycelium|magenta_\w+)$/, 16],
    [/^(hay_block|sponge|wet_sponge|bee_nest|gold_ore)$/, 18],
    [/^melon$/, 19],
    [/^(cyan_\w+|prismarine|prismarine_(slab|stairs|wall))$/, 23],
    [/^(amethyst\w*|budding_amethyst|chorus\w*|nether_portal)$/, 24],
    [
        /^(spruce_(planks|slab|stairs|fence\w*|door|trapdoor|wood|log)|stripped_spruce_\w+|podzol|soul_campfire)$/,
        34,
    ],
    [/^(dark_oak_\w+|stripped_dark_oak_\w+|soul_sand|soul_soil|command_block|dirt_brown|mud_brick\w*)$/, 26],
    [/^(end_portal_frame|moss_\w+|dried_kelp_block|sea_pickle)$/, 27],
    [
        /^(bricks|brick_\w+|nether_wart|red_mushroom_block|mangrove_(planks|slab|stairs|fence\w*|door|trapdoor|log|wood)|enchanting_table|\w*sculk_sensor|red_mushroom)$/,
        28,
    ],
    [
        /^(coal_block|obsidian|crying_obsidian|end_portal|end_gateway|dragon_egg|basalt|polished_basalt|smooth_basalt|blackstone\w*|polished_blackstone\w*|netherite_block|ancient_debris|respawn_anchor|sculk\w*)$/,
        29,
    ],
    [/^(gold_block|bell|raw_gold_block)$/, 30],
    [/^(diamond_block|beacon|conduit|dark_prismarine\w*|prismarine_bricks|warped_planks_)$/, 31],
    [/^lapis_block$/, 32],
    [/^emerald_block$/, 33],
    [/^(netherrack|nether_bricks?\w*|red_nether_\w+|magma_block|nether_\w+_ore|crimson_fungus)$/, 35],
    [/^crimson_nylium$/, 52],
    [/^crimson_(planks|slab|stairs|fence\w*|door|trapdoor|stem)$/, 53],
    [/^crimson_hyphae$/, 54],
    [/^warped_nylium$/, 55],
    [/^warped_(planks|slab|stairs|fence\w*|door|trapdoor|stem)$/, 56],
    [/^warped_hyphae$/, 57],
    [/^warped_wart_block$/, 58],
    [/^(deepslate\w*|\w+_deepslate\w*)$/, 59],
    [/^raw_iron_block$/, 60],
    [/^glow_lichen$/, 61],
];
const known = new Map();
/** The colour of a block on maps; 0 if maps show what is below it. */
export function mapColour(name) {
    let colour = known.get(name);
    if (colour === undefined) {
        colour = find(name);
        known.set(name, colour);
    }
    return colour;
}
function find(name) {
    const dye = DYES.findIndex((each) => name.startsWith(`${each}_`));
    const rest = dye < 0 ? '' : name.slice((DYES[dye] ?? '').length + 1);
    if (rest === 'terracotta')
        return TERRACOTTA + dye;
    if (/^(wool|carpet|concrete|concrete_powder|bed|banner|shulker_box|glazed_terracotta)$/.test(rest))
        return DYED[dye] ?? STONE;
    return TABLE.find(([names]) => names.test(name))?.[1] ?? STONE;
}
