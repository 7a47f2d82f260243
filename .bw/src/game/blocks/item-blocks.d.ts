import type { BlockSpec } from '../block.ts';
/** The block that an item places. With a `facing`, torches, signs, heads and the like are placed on a wall. */
export declare function blockPlacedBy(item: string, state: Readonly<Record<string, string>>): string;
/** All blocks that an item may place: a torch stands, or hangs on a wall. */
export declare const formsPlacedBy: (item: string) => readonly string[];
/** The name of the item that places a block, without checking that this item exists. */
export declare const itemThatPlaces: (block: string) => string;
/**
 * The state that tells `PlaceBlock` which block to place with an item: the block's properties, plus its name as `block` if item
 * and properties would give another one (a poppy in a pot).
 */
export declare const stateToPlace: ({ name, properties }: BlockSpec, item: string) => Readonly<Record<string, string>>;
/** The block that `PlaceBlock` should place with an item, given its state (see `stateToPlace`). */
export declare function blockToPlace(item: string, state: Readonly<Record<string, string>>): BlockSpec;
