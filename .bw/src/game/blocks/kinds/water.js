/** Whether a block flows: water, with the columns of bubbles in it, and lava. */
export const isLiquid = (block) => block === 'water' || block === 'lava' || block === 'bubble_column';
const WATER = new Set([
    'water',
    'bubble_column',
    'kelp',
    'kelp_plant',
    'seagrass',
    'tall_seagrass',
]);
/**
 * Whether a cell with this block is a water cell in each of its states: water, and plants or bubble columns
 * that exist only in it.
 */
export const isAlwaysWater = (block) => WATER.has(block);
/** Whether a block lies on water, or freezes on it, and keeps heads under it. */
export const coversWater = (block) => block === 'lily_pad' || block === 'ice' || block === 'frosted_ice';
