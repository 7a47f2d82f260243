import { tablesOf } from './data/tables.js';
/** Woods of all versions that come from trees, in the order in which versions added them. Their logs burn. */
export const TREES = [
    'oak',
    'spruce',
    'birch',
    'jungle',
    'acacia',
    'dark_oak',
    'mangrove',
    'cherry',
    'pale_oak',
];
/** Woods of all versions that come from huge Nether fungi. Their stems do not burn. */
export const FUNGI = ['crimson', 'warped'];
/** The tree woods that a version has. */
export const treesOf = (version) => TREES.filter((wood) => Object.hasOwn(tablesOf(version).itemsByName, `${wood}_log`));
