import { named, tablesOf } from '../data/tables.js';
/**
 * Whether a block hides the blocks behind it: not air, plants, leaves, glass and water. Unknown names hide
 * nothing.
 */
export function isOpaque(block, version) {
    const data = named(tablesOf(version).blocksByName, block);
    if (data === undefined)
        return false;
    return block === 'lava' || !(data.transparent === true || data.boundingBox === 'empty');
}
