/** Every kind of way to obtain an item. */
export const RECIPE_KINDS = [
    'dig',
    'kill',
    'fill',
    'smelt',
    'craft',
    'milk',
    'shear',
    'cut',
    'smith',
    'brew',
    'alter',
    'grow',
    'fish',
    'buy',
    'sell',
    'barter',
    'loot',
    'brush',
    'silk touch',
    'enchant',
    'travel',
];
/**
 * Places where a source is found: `overworld` means nearly everywhere in survival terrain, `rare biome` in few places of the
 * overworld, `built` only where a player or a task has put it.
 */
export const PLACES = ['overworld', 'rare biome', 'village', 'structure', 'nether', 'end', 'built'];
export const recipe = (draft) => ({
    takes: [],
    leaves: [],
    tools: [],
    access: [],
    ...draft,
});
export const one = (item) => ({ item, count: 1 });
/** The required fields of a recipe; all others are empty by default. */
export const accessTo = (place) => place === 'nether' || place === 'end' ? [`place:${place}`] : [];
/** Whether a node of the graph is a place or a skill rather than an item. */
export const isAccess = (node) => node.startsWith('place:') || node.startsWith('skill:');
