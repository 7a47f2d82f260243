import { addItems } from '../item-counts.js';
import { familyOf, ruleOf } from './find-family.js';
import { waterlog } from './steps.js';
/** The item used up by pouring water into a cell before the block is placed there. */
export const WATER = 'water_bucket';
/**
 * The steps on a block after the click that places it, in this order: more of the same (candles, the second slab), items used on
 * it (a plant put into a pot), clicks (a repeater's delay), and water. Pure, for any version.
 */
export function finishingSteps(block) {
    const { name, properties } = block;
    const steps = familyOf(name).steps?.(properties, name) ?? [];
    const made = steps.at(-1)?.gives.name ?? firstBlock(block);
    return needsWater(block) ? steps : [...steps, ...waterlog(properties, made)];
}
/** Whether water must be in the cell before the block is placed there. */
export const needsWater = (block) => waterCells(block) > 0;
/** Number of cells, from the block's own upwards, that must be filled with water before it is placed. */
export function waterCells({ name, properties }) {
    // its upper half would hide it from a bucket
    if (name === 'small_dripleaf')
        return properties.waterlogged === 'true' ? 1 : 0;
    return familyOf(name).inWater === true ? (name === 'tall_seagrass' ? 2 : 1) : 0;
}
/** Whether using an item does not use it up. An agent needs only one of them. */
export const isTool = (item) => /_(hoe|shovel|axe)$|^(shears|flint_and_steel)$/.test(item);
/**
 * All items that placing one block takes: the placing item, once per click, and the items that its finishing steps use. Tools
 * count once.
 */
export function itemsToPlace({ block, item }) {
    const counts = addItems(new Map(), [{ item, count: 1 }]);
    if (needsWater(block))
        addItems(counts, [{ item: WATER, count: waterCells(block) }]);
    return usedBy(finishingSteps(block), item, counts);
}
/** The items that it still needs, given the cell's content; none if it is already placed. */
export function itemsLeft(there, { block, item }) {
    if (isPlaced(there, block))
        return [];
    if (!isBegun(there, block))
        return itemsToPlace({ block, item });
    const left = finishingSteps(block).filter(({ gives }) => there?.name !== gives.name || !has(there, gives.properties));
    return usedBy(left, item, new Map());
}
const has = ({ properties: found }, wanted) => Object.entries(wanted).every(([key, value]) => String(found[key]) === value);
function usedBy(steps, item, counts) {
    for (const { use, times } of steps) {
        if (use === 'hand')
            continue;
        if (isTool(use))
            counts.set(use, 1);
        else
            addItems(counts, [{ item: use === 'again' ? item : use, count: times }]);
    }
    return [...counts].map(([name, count]) => ({ item: name, count }));
}
/** The block that results from the first click. Neighbours and finishing steps turn it into the required one. */
export const firstBlock = ({ name, properties }) => familyOf(name).placedAs?.(name, properties) ?? name;
/** Whether water runs out of the cell unless its neighbours hold it. */
export const isWet = (block) => needsWater(block) ||
    block.properties.waterlogged === 'true' ||
    block.name === 'water' ||
    block.name === 'lava';
/** Whether a cell shows the result of the first click, or of a later step. */
export function isBegun(there, wanted) {
    if (there === undefined)
        return false;
    const names = [wanted.name, firstBlock(wanted), ...finishingSteps(wanted).map(({ gives }) => gives.name)];
    const properties = familyOf(wanted.name).begins?.(wanted.properties) ?? wanted.properties;
    return names.includes(there.name) && agrees(there, { ...wanted, properties }, ['click']);
}
/**
 * Whether a cell shows what a player can make of a block: its name and its properties, apart from those that follow from
 * neighbours, which may come later. Plants that become a stem under the next piece count as placed.
 */
export function isPlaced(there, wanted) {
    if (there === undefined)
        return false;
    const isMade = finishingSteps(wanted).some(({ gives }) => gives.name !== firstBlock(wanted));
    if (there.name !== wanted.name && (isMade || there.name !== firstBlock(wanted)))
        return false;
    return agrees(there, wanted, ['click', 'steps', 'fixed']);
}
/**
 * Whether the properties that are decided in one of these ways have the required values, as far as the block
 * has them.
 */
const agrees = ({ properties: found }, { name, properties }, by) => Object.entries(properties).every(([key, value]) => !by.includes(ruleOf(name, key).by) || found[key] === undefined || String(found[key]) === value);
