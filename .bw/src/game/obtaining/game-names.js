import { onceByName } from '../../core/once.js';
import { tablesOf } from '../data/tables.js';
import { FUNGI, TREES } from '../woods.js';
export const gameNamesOf = onceByName((version) => {
    const { itemsByName, blocksByName, entitiesByName } = tablesOf(version);
    return {
        version,
        items: Object.keys(itemsByName).filter((name) => name !== 'air'),
        isItem: (name) => name !== 'air' && Object.hasOwn(itemsByName, name),
        isBlock: (name) => Object.hasOwn(blocksByName, name),
        isMob: (name) => Object.hasOwn(entitiesByName, name),
    };
});
/** Splits a list into its words. */
export const words = (text) => text.trim().split(/\s+/);
/** Woods whose trees grow in the overworld of 1.19.2: those of our survival terrain first, mangrove last. */
export const WOODS = words('oak birch spruce acacia dark_oak jungle mangrove');
/** Woods of later versions. */
export const LATER_WOODS = TREES.filter((wood) => !WOODS.includes(wood));
export const NETHER_WOODS = FUNGI;
/** Tools of a kind, weakest first. */
export const toolsOf = (kind) => ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite'].map((material) => `${material}_${kind}`);
