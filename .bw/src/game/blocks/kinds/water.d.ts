/** Whether a block flows: water, with the columns of bubbles in it, and lava. */
export declare const isLiquid: (block: string) => boolean;
/**
 * Whether a cell with this block is a water cell in each of its states: water, and plants or bubble columns
 * that exist only in it.
 */
export declare const isAlwaysWater: (block: string) => boolean;
/** Whether a block lies on water, or freezes on it, and keeps heads under it. */
export declare const coversWater: (block: string) => boolean;
