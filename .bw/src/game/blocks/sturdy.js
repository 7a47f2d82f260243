import loadRegistry from 'prismarine-registry';
import { onceByName } from '../../core/once.js';
import { stateOf } from '../data/state-of.js';
/**
 * Blocks that hold nothing although bodies cannot pass, and blocks that hold things like whole blocks although bodies sink into
 * them.
 */
const HOLDS_NOTHING = /_leaves$/;
const HOLDS_LIKE_A_CUBE = /^(soul_sand|mud)$/;
const AXES = {
    west: [0, false],
    east: [0, true],
    down: [1, false],
    up: [1, true],
    north: [2, false],
    south: [2, true],
};
/** Number of columns and rows of samples per face: the game's pixels. */
const PIXELS = 16;
const EDGE = 1e-6;
/**
 * Whether a face of a block supports a block that hangs or stands on it, by the block's collision boxes. Properties that a
 * blueprint omits have their defaults. Blocks unknown in this version support everything.
 */
export function isSturdy(block, face, grip, version) {
    if (grip === 'body')
        return collisionBoxes(block, version)?.length !== 0;
    if (HOLDS_NOTHING.test(block.name) && grip !== 'cling')
        return false;
    if (HOLDS_LIKE_A_CUBE.test(block.name))
        return true;
    const boxes = collisionBoxes(block, version);
    if (boxes === undefined)
        return true;
    const [axis, isHigh] = AXES[face];
    const edge = isHigh ? 1 - EDGE : EDGE;
    const cut = boxes.filter((box) => (box[axis] ?? 0) <= edge && (box[axis + 3] ?? 0) >= edge);
    const [across, along] = [0, 1, 2].filter((other) => other !== axis);
    const isCovered = (column, row) => {
        const [x, y] = [(column + 0.5) / PIXELS, (row + 0.5) / PIXELS];
        const covers = (box, at, where) => (box[at] ?? 0) <= where && (box[at + 3] ?? 0) >= where;
        return cut.some((box) => covers(box, across, x) && covers(box, along, y));
    };
    const wanted = (is) => {
        for (let column = 0; column < PIXELS; column++)
            for (let row = 0; row < PIXELS; row++)
                if (is(column, row) && !isCovered(column, row))
                    return false;
        return true;
    };
    const isCentre = (column, row) => [column, row].every((at) => at === 7 || at === 8);
    const isRim = (column, row) => [column, row].some((at) => at < 2 || at >= PIXELS - 2);
    switch (grip) {
        case 'full':
        case 'cling':
            return wanted(() => true);
        case 'rim':
            return wanted(isRim);
        case 'centre':
            return wanted(isCentre);
        case 'rim or centre':
            return wanted(isRim) || wanted(isCentre);
    }
}
/** Whether a block fills its cell, leaving no space for bodies. Blocks unknown in this version fill theirs. */
export function fillsCell(block, version) {
    const boxes = collisionBoxes(block, version);
    return boxes === undefined || boxes.some((box) => box.every((edge, index) => edge === (index < 3 ? 0 : 1)));
}
const registryOf = onceByName((version) => loadRegistry(version));
/** Collision boxes of a block; undefined if the version does not know it. */
export function collisionBoxes(block, version) {
    const registry = registryOf(version);
    const { blocks, shapes } = registry.blockCollisionShapes;
    const state = stateOf(registry, block);
    if (state === undefined)
        return undefined;
    const ids = blocks[block.name];
    const first = registry.blocksByName[block.name]?.minStateId ?? 0;
    const id = typeof ids === 'number' ? ids : ids?.[state - first];
    return id === undefined ? undefined : shapes[id];
}
