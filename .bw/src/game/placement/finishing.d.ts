import type { BlockSpec } from '../block.ts';
import { type ItemCount } from '../item-counts.ts';
import type { FinishingStep } from './family.ts';
/** The item used up by pouring water into a cell before the block is placed there. */
export declare const WATER = "water_bucket";
/**
 * The steps on a block after the click that places it, in this order: more of the same (candles, the second slab), items used on
 * it (a plant put into a pot), clicks (a repeater's delay), and water. Pure, for any version.
 */
export declare function finishingSteps(block: BlockSpec): FinishingStep[];
/** Whether water must be in the cell before the block is placed there. */
export declare const needsWater: (block: BlockSpec) => boolean;
/** Number of cells, from the block's own upwards, that must be filled with water before it is placed. */
export declare function waterCells({ name, properties }: BlockSpec): number;
/** Whether using an item does not use it up. An agent needs only one of them. */
export declare const isTool: (item: string) => boolean;
/**
 * All items that placing one block takes: the placing item, once per click, and the items that its finishing steps use. Tools
 * count once.
 */
export declare function itemsToPlace({ block, item }: {
    block: BlockSpec;
    item: string;
}): ItemCount[];
/** The items that it still needs, given the cell's content; none if it is already placed. */
export declare function itemsLeft(there: Seen, { block, item }: {
    block: BlockSpec;
    item: string;
}): ItemCount[];
/** The block that results from the first click. Neighbours and finishing steps turn it into the required one. */
export declare const firstBlock: ({ name, properties }: BlockSpec) => string;
/** Whether water runs out of the cell unless its neighbours hold it. */
export declare const isWet: (block: BlockSpec) => boolean;
type Seen = {
    name: string;
    properties: Readonly<Record<string, string | number | boolean>>;
} | undefined;
/** Whether a cell shows the result of the first click, or of a later step. */
export declare function isBegun(there: Seen, wanted: BlockSpec): boolean;
/**
 * Whether a cell shows what a player can make of a block: its name and its properties, apart from those that follow from
 * neighbours, which may come later. Plants that become a stem under the next piece count as placed.
 */
export declare function isPlaced(there: Seen, wanted: BlockSpec): boolean;
export {};
