import type { ItemStack } from '../items/stack.ts';
import { type Controls, Menu, type MenuOwner, type Slot } from '../kernel/inventory/menu.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
/** A station's effect on the items in it. */
export interface BenchInit {
    readonly id: number;
    readonly owner: MenuOwner;
    readonly inventory: Storage;
    readonly stillValid: () => boolean;
    /** Its ingredient slots: the accepted items, and their number. */
    readonly inputs: readonly Pick<Slot, 'accepts' | 'limit'>[];
    /** The current result of the ingredients; absent if the station has no slot for a result. */
    readonly result?: (cells: Storage) => ItemStack | null;
    /** Uses up the ingredients for a result that was taken. */
    readonly taken?: (cells: Storage, result: ItemStack) => void;
    readonly takeable?: () => boolean;
    /** Called after an ingredient changed. */
    readonly changed?: (cells: Storage) => void;
    readonly controls?: (cells: Storage, bench: Bench) => Controls;
    readonly gauges?: () => readonly number[];
}
/**
 * The window of a station that does not store items: slots for ingredients, the result if it makes one, the inventory. Remaining
 * items go back to the player.
 */
export declare class Bench {
    #private;
    readonly cells: Storage;
    readonly menu: Menu;
    constructor(init: BenchInit);
    /** Recomputes the result. */
    refresh(): void;
}
