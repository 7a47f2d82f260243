/** Tags of blocks, items and kinds of entities, as in vanilla 1.19.2, limited to those that commands need. */
const WOODS = 'oak|spruce|birch|jungle|acacia|dark_oak|mangrove|cherry|bamboo|pale_oak|crimson|warped';
const METALS = 'wooden|stone|iron|golden|diamond|netherite';
const ofWood = (thing) => new RegExp(`^(${WOODS})_${thing}$`);
const ofMetal = (tool) => new RegExp(`^(${METALS})_${tool}$`);
/** Tags shared by blocks and the items with the same names. */
const COMMON = {
    logs: /_(log|wood|hyphae)$|^(stripped_)?(crimson|warped)_stem$/,
    logs_that_burn: /_(log|wood)$/,
    ...Object.fromEntries(['oak', 'spruce', 'birch', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry'].map((wood) => [
        `${wood}_logs`,
        new RegExp(`^(stripped_)?${wood}_(log|wood)$`),
    ])),
    crimson_stems: /^(stripped_)?crimson_(stem|hyphae)$/,
    warped_stems: /^(stripped_)?warped_(stem|hyphae)$/,
    planks: /_planks$/,
    wool: /_wool$/,
    wool_carpets: /_carpet$/,
    carpets: /_carpet$/,
    leaves: /_leaves$/,
    saplings: /_sapling$|^(azalea|flowering_azalea|mangrove_propagule)$/,
    sand: /^(red_|suspicious_)?sand$/,
    dirt: /^(dirt|grass_block|podzol|coarse_dirt|mycelium|rooted_dirt|moss_block|mud|muddy_mangrove_roots)$/,
    stairs: /_stairs$/,
    slabs: /_slab$/,
    doors: /_door$/,
    trapdoors: /_trapdoor$/,
    fences: /_fence$/,
    fence_gates: /_fence_gate$/,
    walls: /_wall$/,
    buttons: /_button$/,
    beds: /_bed$/,
    banners: /_banner$/,
    candles: /^(.*_)?candle$/,
    anvil: /^(chipped_|damaged_)?anvil$/,
    rails: /^(powered_|detector_|activator_)?rail$/,
    signs: /_sign$/,
    shulker_boxes: /shulker_box$/,
    stone_bricks: /^(mossy_|cracked_|chiseled_)?stone_bricks$/,
    terracotta: /^(.*[a-z]_)?terracotta$/,
    wooden_stairs: ofWood('stairs'),
    wooden_slabs: ofWood('slab'),
    wooden_doors: ofWood('door'),
    wooden_trapdoors: ofWood('trapdoor'),
    wooden_fences: ofWood('fence'),
    wooden_buttons: ofWood('button'),
    wooden_pressure_plates: ofWood('pressure_plate'),
    small_flowers: /^(dandelion|poppy|blue_orchid|allium|azure_bluet|(red|orange|white|pink)_tulip|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|torchflower)$/,
    tall_flowers: /^(sunflower|lilac|peony|rose_bush|pitcher_plant)$/,
    flowers: /^(dandelion|poppy|blue_orchid|allium|azure_bluet|(red|orange|white|pink)_tulip|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|torchflower|sunflower|lilac|peony|rose_bush|flowering_azalea.*)$/,
    ...Object.fromEntries(['coal', 'iron', 'copper', 'gold', 'redstone', 'lapis', 'diamond', 'emerald'].map((metal) => [
        `${metal}_ores`,
        metal === 'gold' ? /^(deepslate_|nether_)?gold_ore$/ : new RegExp(`^(deepslate_)?${metal}_ore$`),
    ])),
};
/** Tags of blocks only. */
const BLOCKS = {
    ice: /^(ice|packed_ice|blue_ice|frosted_ice)$/,
    crops: /^(wheat|carrots|potatoes|beetroots|melon_stem|pumpkin_stem|torchflower_crop|pitcher_crop)$/,
    campfires: /campfire$/,
    cauldrons: /cauldron$/,
    climbable: /^(ladder|vine|scaffolding|(weeping|twisting|cave)_vines.*)$/,
    fire: /^(soul_)?fire$/,
    base_stone_overworld: /^(stone|granite|diorite|andesite|tuff|deepslate)$/,
    snow: /^(snow|snow_block|powder_snow)$/,
    standing_signs: /(?<!_wall|_hanging)_sign$/,
    wall_signs: /_wall_sign$/,
};
/** Tags of items only. */
const ITEMS = {
    coals: /^(coal|charcoal)$/,
    fishes: /^(cooked_)?(cod|salmon)$|^(tropical_fish|pufferfish)$/,
    boats: /_(boat|raft)$/,
    arrows: /arrow$/,
    music_discs: /^music_disc_/,
    stone_tool_materials: /^(cobblestone|cobbled_deepslate|blackstone)$/,
    stone_crafting_materials: /^(cobblestone|cobbled_deepslate|blackstone)$/,
    axes: ofMetal('axe'),
    pickaxes: ofMetal('pickaxe'),
    shovels: ofMetal('shovel'),
    hoes: ofMetal('hoe'),
    swords: ofMetal('sword'),
};
const ENTITIES = {
    skeletons: /^(skeleton|stray|wither_skeleton|bogged)$/,
    raiders: /^(evoker|pillager|ravager|vindicator|illusioner|witch)$/,
    arrows: /^(spectral_)?arrow$/,
    beehive_inhabitors: /^bee$/,
    impact_projectiles: /^((spectral_)?arrow|snowball|(small_|dragon_)?fireball|egg|trident|wither_skull)$/,
};
const TABLES = { block: { ...COMMON, ...BLOCKS }, item: { ...COMMON, ...ITEMS }, entity: ENTITIES };
/** The names in a tag; undefined for tags that this server does not know. */
export function namesOf(kind, tag) {
    const table = TABLES[kind];
    const pattern = Object.hasOwn(table, tag) ? table[tag] : undefined;
    return pattern && ((name) => pattern.test(name));
}
