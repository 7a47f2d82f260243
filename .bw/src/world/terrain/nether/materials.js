/** Materials of the Nether. A material is a byte in a generated chunk: its index in this list. */
const LIST = {
    air: ['air'],
    bedrock: ['bedrock'],
    lava: ['lava'],
    netherrack: ['netherrack'],
    soulSand: ['soul_sand'],
    soulSoil: ['soul_soil'],
    gravel: ['gravel'],
    magma: ['magma_block'],
    basalt: ['basalt', { axis: 'y' }],
    blackstone: ['blackstone'],
    glowstone: ['glowstone'],
    quartz: ['nether_quartz_ore'],
    gold: ['nether_gold_ore'],
    debris: ['ancient_debris'],
    crimsonNylium: ['crimson_nylium'],
    warpedNylium: ['warped_nylium'],
    crimsonStem: ['crimson_stem', { axis: 'y' }],
    warpedStem: ['warped_stem', { axis: 'y' }],
    crimsonCap: ['nether_wart_block'],
    warpedCap: ['warped_wart_block'],
    shroomlight: ['shroomlight'],
    crimsonRoots: ['crimson_roots'],
    warpedRoots: ['warped_roots'],
    crimsonFungus: ['crimson_fungus'],
    warpedFungus: ['warped_fungus'],
    brownMushroom: ['brown_mushroom'],
    redMushroom: ['red_mushroom'],
};
export const NETHER_MATERIALS = Object.values(LIST);
/** Number of each material. */
export const N = Object.fromEntries(Object.keys(LIST).map((name, i) => [name, i]));
