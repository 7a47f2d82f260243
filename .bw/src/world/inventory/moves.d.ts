import { type ItemStack } from '../items/stack.ts';
import type { Menu, Slot } from '../kernel/inventory/menu.ts';
/** Maximum number of the given items in a slot. */
export declare const roomOf: (slot: Slot, stack: ItemStack) => number;
export declare const canPut: (slot: Slot, stack: ItemStack) => boolean;
/** Puts up to `max` items into a slot that is empty or holds equal items. Returns how many fit. */
export declare function putInto(slot: Slot, stack: ItemStack, max: number): number;
interface SlotRange {
    readonly from: number;
    /** Exclusive. */
    readonly to: number;
    readonly backwards?: boolean;
}
/** Moves a stack into a range of slots: onto equal stacks first, then into empty slots. Returns how many items are left. */
export declare function moveInto(menu: Menu, stack: ItemStack, range: SlotRange): number;
export {};
