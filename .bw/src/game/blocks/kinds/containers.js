const CONTAINERS = new Set([
    'chest',
    'trapped_chest',
    'barrel',
    'dispenser',
    'dropper',
    'hopper',
]);
const isShulkerBox = (block) => block.endsWith('shulker_box');
/** Whether a block stores items that players put in and take out at will. Furnaces and other stations do not count. */
export const isContainer = (block) => CONTAINERS.has(block) || isShulkerBox(block);
