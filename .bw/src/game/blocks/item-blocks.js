import { familyOf } from '../placement/find-family.js';
/** Items that place a block with a different name. */
const BLOCK_OF_ITEM = {
    redstone: 'redstone_wire',
    string: 'tripwire',
    wheat_seeds: 'wheat',
    carrot: 'carrots',
    potato: 'potatoes',
    beetroot_seeds: 'beetroots',
    pumpkin_seeds: 'pumpkin_stem',
    melon_seeds: 'melon_stem',
    sweet_berries: 'sweet_berry_bush',
    cocoa_beans: 'cocoa',
};
const HAS_WALL_FORM = /_(sign|banner|skull|head|fan)$/;
/** The block that an item places. With a `facing`, torches, signs, heads and the like are placed on a wall. */
export function blockPlacedBy(item, state) {
    const isOnWall = state.facing !== undefined;
    if (isOnWall && /^(|soul_|redstone_)torch$/.test(item))
        return item.replace(/torch$/, 'wall_torch');
    if (isOnWall && HAS_WALL_FORM.test(item))
        return item.replace(HAS_WALL_FORM, '_wall_$1');
    return Object.hasOwn(BLOCK_OF_ITEM, item) ? BLOCK_OF_ITEM[item] : item;
}
/** All blocks that an item may place: a torch stands, or hangs on a wall. */
export const formsPlacedBy = (item) => [
    ...new Set([blockPlacedBy(item, {}), blockPlacedBy(item, { facing: 'north' })]),
];
/** The name of the item that places a block, without checking that this item exists. */
export const itemThatPlaces = (block) => familyOf(block).item?.(block) ?? block;
/**
 * The state that tells `PlaceBlock` which block to place with an item: the block's properties, plus its name as `block` if item
 * and properties would give another one (a poppy in a pot).
 */
export const stateToPlace = ({ name, properties }, item) => blockPlacedBy(item, properties) === name ? properties : { ...properties, block: name };
/** The block that `PlaceBlock` should place with an item, given its state (see `stateToPlace`). */
export function blockToPlace(item, state) {
    const { block, ...properties } = state;
    return { name: block ?? blockPlacedBy(item, properties), properties };
}
