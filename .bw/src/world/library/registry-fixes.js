/** Fixes errors of minecraft-data 3.117 for the server. Clients still use the unmodified data. */
import { withLackingRecipes } from './lacking-recipes.js';
/** 1.21: the data uses the first tag of a block as its material. */
const NOT_A_MATERIAL = /^incorrect_for_.*_tool$/;
const PICKAXE = 'mineable/pickaxe';
/** 1.16: slabs and pressure plates named after a kind of wood are wooden. */
const OF_WOOD = /^(oak|spruce|birch|jungle|acacia|dark_oak|crimson|warped)_(slab|pressure_plate)$/;
/** Speed of swords (vanilla sword_efficient, and cobwebs). */
const SWORD_SPEEDS = {
    leaves: 1.5,
    plant: 1.5,
    gourd: 1.5,
    vine_or_glow_lichen: 1.5,
    coweb: 15,
};
/**
 * Returns a copy of the registry with known errors fixed. It is a copy because bots in this process share the original. `sound`
 * is the data of a version with correct light absorption of blocks.
 */
export function fixRegistry(registry, sound) {
    const absorbs = registry.isNewerOrEqualTo('1.17') ? undefined : absorbedLight(sound());
    const blocksArray = registry.blocksArray.map(fixBlock).map((block) => {
        const light = absorbs?.(block.name);
        return light === undefined ? block : { ...block, filterLight: light };
    });
    const byId = new Map(blocksArray.map((block) => [block.id, block]));
    const current = (block) => block && byId.get(block.id);
    return {
        ...registry,
        blocksArray,
        blocks: mapValues(registry.blocks, current),
        blocksByName: mapValues(registry.blocksByName, current),
        blocksByStateId: mapValues(registry.blocksByStateId, current),
        materials: fixMaterials(registry),
        recipes: withLackingRecipes(registry),
        ...(registry.soundsByName && { soundsByName: fixSounds(registry.soundsByName) }),
    };
}
/** 1.16: the data calls carrots and stairs opaque, and furnaces and pistons clear. Only paths have been renamed since then. */
const absorbedLight = ({ blocksByName }) => (name) => blocksByName[name === 'grass_path' ? 'dirt_path' : name]?.filterLight;
function fixBlock(asItComes) {
    const block = asItComes.diggable ? withoutNoTools(asItComes) : asItComes;
    const { name, material = '', diggable, hardness } = block;
    if (NOT_A_MATERIAL.test(material))
        return { ...block, material: PICKAXE };
    if (OF_WOOD.test(name) && material === 'rock') {
        const { harvestTools: _, ...rest } = block;
        return { ...rest, material: 'wood' };
    }
    if (name.endsWith('_leaves') && material === 'plant')
        return { ...block, material: 'leaves' };
    const isAir = block.minStateId === 0 || name.endsWith('_air');
    return !diggable && hardness === 0 && !isAir ? { ...block, hardness: -1 } : block;
}
/** An empty list of tools means that none is needed. */
function withoutNoTools({ harvestTools, ...rest }) {
    const isNeeded = harvestTools !== undefined && Object.keys(harvestTools).length > 0;
    return isNeeded ? { ...rest, harvestTools } : rest;
}
/** Adds the speeds of swords (1.21.4), and, for blocks with several materials, the speeds for each. */
function fixMaterials({ materials, itemsArray }) {
    const swords = itemsArray.filter(({ name }) => name.endsWith('_sword'));
    const single = (name) => {
        const cut = SWORD_SPEEDS[name];
        const bySword = cut === undefined ? {} : Object.fromEntries(swords.map(({ id }) => [id, cut]));
        return { ...bySword, ...materials[name] };
    };
    const speeds = (name) => Object.fromEntries(name.split(';').flatMap((part) => Object.entries(single(part))));
    return Object.fromEntries(Object.keys(materials).map((name) => [name, speeds(name)]));
}
/** Numbers sounds from 0, as the protocol does; the data of some versions starts at 1. */
function fixSounds(sounds) {
    const first = Object.values(sounds).reduce((least, sound) => Math.min(least, sound?.id ?? least), 1);
    return mapValues(sounds, (sound) => sound && { ...sound, id: sound.id - first });
}
function mapValues(record, change) {
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
