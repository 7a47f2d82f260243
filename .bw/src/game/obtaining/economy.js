import { PLACES, RECIPE_KINDS } from './recipe.js';
/** Everything that a player can do in survival. Blocks that only players place do not count as sources of new items. */
export const SURVIVAL = {
    id: 'survival',
    kinds: RECIPE_KINDS,
    places: PLACES.filter((place) => place !== 'built'),
    killChance: 0,
};
/** The natural overworld without structures and villages: the world of text, and the tree of technology. */
export const OVERWORLD = {
    id: 'overworld',
    kinds: ['dig', 'kill', 'fill', 'milk', 'smelt', 'craft'],
    places: ['overworld', 'rare biome'],
    killChance: 0.1,
};
/** Everything that agents can do in an arena with the task's blocks and items. */
export const ARENA = {
    id: 'arena',
    kinds: ['dig', 'kill', 'milk', 'shear', 'smelt', 'craft'],
    places: PLACES.filter((place) => place !== 'built'),
    killChance: 0.1,
};
/**
 * Everything that agents do in survival terrain: it has no structures, and agents dig, fight, craft and smelt there, but they do
 * not fill buckets or look for rare biomes.
 */
export const AGENTS_IN_THE_WILD = {
    id: 'agents in the wild',
    kinds: ['dig', 'kill', 'smelt', 'craft'],
    places: ['overworld'],
    killChance: 0.1,
};
/** Whether an economy includes a recipe. */
export const allows = ({ kinds, places, killChance }, { kind, source }) => kinds.includes(kind) &&
    (source === undefined ||
        (places.includes(source.place) && (kind !== 'kill' || source.chance >= killChance)));
