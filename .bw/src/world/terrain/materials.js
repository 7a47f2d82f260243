/** Materials of terrain. A material is a byte in a generated chunk: its index in this list. */
const LIST = {
    air: ['air'],
    stone: ['stone'],
    deepslate: ['deepslate', { axis: 'y' }],
    granite: ['granite'],
    diorite: ['diorite'],
    andesite: ['andesite'],
    tuff: ['tuff'],
    bedrock: ['bedrock'],
    water: ['water'],
    lava: ['lava'],
    ice: ['ice'],
    dirt: ['dirt'],
    grass: ['grass_block'],
    snowyGrass: ['grass_block', { snowy: true }],
    podzol: ['podzol'],
    sand: ['sand'],
    sandstone: ['sandstone'],
    redSand: ['red_sand'],
    terracotta: ['terracotta'],
    orangeTerracotta: ['orange_terracotta'],
    yellowTerracotta: ['yellow_terracotta'],
    brownTerracotta: ['brown_terracotta'],
    redTerracotta: ['red_terracotta'],
    whiteTerracotta: ['white_terracotta'],
    lightGrayTerracotta: ['light_gray_terracotta'],
    gravel: ['gravel'],
    clay: ['clay'],
    snow: ['snow'],
    snowBlock: ['snow_block'],
    coal: ['coal_ore'],
    iron: ['iron_ore'],
    copper: ['copper_ore'],
    gold: ['gold_ore'],
    redstone: ['redstone_ore'],
    lapis: ['lapis_ore'],
    diamond: ['diamond_ore'],
    emerald: ['emerald_ore'],
    deepCoal: ['deepslate_coal_ore'],
    deepIron: ['deepslate_iron_ore'],
    deepCopper: ['deepslate_copper_ore'],
    deepGold: ['deepslate_gold_ore'],
    deepRedstone: ['deepslate_redstone_ore'],
    deepLapis: ['deepslate_lapis_ore'],
    deepDiamond: ['deepslate_diamond_ore'],
    deepEmerald: ['deepslate_emerald_ore'],
    infested: ['infested_stone'],
    deepInfested: ['infested_deepslate', { axis: 'y' }],
    oakLog: ['oak_log', { axis: 'y' }],
    birchLog: ['birch_log', { axis: 'y' }],
    spruceLog: ['spruce_log', { axis: 'y' }],
    acaciaLog: ['acacia_log', { axis: 'y' }],
    jungleLog: ['jungle_log', { axis: 'y' }],
    darkOakLog: ['dark_oak_log', { axis: 'y' }],
    shortGrass: [['short_grass', 'grass']],
    tallGrass: ['tall_grass', { half: 'lower' }],
    tallGrassTop: ['tall_grass', { half: 'upper' }],
    fern: ['fern'],
    deadBush: ['dead_bush'],
    dandelion: ['dandelion'],
    poppy: ['poppy'],
    cornflower: ['cornflower'],
    oxeyeDaisy: ['oxeye_daisy'],
    azureBluet: ['azure_bluet'],
    lilyOfTheValley: ['lily_of_the_valley'],
    blueOrchid: ['blue_orchid'],
    brownMushroom: ['brown_mushroom'],
    redMushroom: ['red_mushroom'],
    berries: ['sweet_berry_bush', { age: 3 }],
    pumpkin: ['pumpkin'],
    melon: ['melon'],
    cane: ['sugar_cane'],
    cactus: ['cactus'],
    lilyPad: ['lily_pad'],
    seagrass: ['seagrass'],
    // kelp's maximum age, so that it does not grow any further
    kelp: ['kelp', { age: 25 }],
    kelpPlant: ['kelp_plant'],
};
const NAMES = Object.keys(LIST);
/** The byte of each material. */
export const M = Object.fromEntries(NAMES.map((name, i) => [name, i]));
/** The maximum distance from its log at which a leaf stays. */
export const LEAF_REACH = 6;
const WOODS = ['oak', 'birch', 'spruce', 'acacia', 'jungle', 'dark_oak'];
const FIRST_LEAF = NAMES.length;
/** The byte of a leaf that is 1 to LEAF_REACH blocks away from its log. */
export const leafOf = (wood, distance) => FIRST_LEAF + WOODS.indexOf(wood) * LEAF_REACH + distance - 1;
export const isLeaf = (material) => material >= FIRST_LEAF;
/** Distance of a leaf from its log. */
export const reachOf = (leaf) => ((leaf - FIRST_LEAF) % LEAF_REACH) + 1;
const LOGS = {
    oak: M.oakLog,
    birch: M.birchLog,
    spruce: M.spruceLog,
    acacia: M.acaciaLog,
    jungle: M.jungleLog,
    dark_oak: M.darkOakLog,
};
export const logOf = (wood) => LOGS[wood];
/** Names and properties of all materials, by byte. A block that was renamed has several names. */
export const MATERIALS = [
    ...Object.values(LIST).map(([names, properties = {}]) => ({
        names: typeof names === 'string' ? [names] : names,
        properties,
    })),
    ...WOODS.flatMap((wood) => Array.from({ length: LEAF_REACH }, (_, i) => ({
        names: [`${wood}_leaves`],
        properties: { distance: i + 1, persistent: false },
    }))),
];
const flags = (names) => {
    const table = new Uint8Array(MATERIALS.length);
    for (const name of names)
        table[M[name]] = 1;
    return table;
};
/** Rock that veins replace (vanilla base_stone_overworld). */
export const IS_ROCK = flags(['stone', 'deepslate', 'granite', 'diorite', 'andesite', 'tuff']);
/** Rock in which ores are deepslate ores (vanilla deepslate_ore_replaceables). */
export const IS_DEEP = flags(['deepslate', 'tuff']);
/** Soil on which plants and trees stand. */
export const IS_SOIL = flags(['dirt', 'grass', 'snowyGrass', 'podzol']);
