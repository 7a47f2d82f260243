import { type ItemStack } from '../../items/stack.ts';
/** Slots of the player's inventory window. */
export declare const SLOT: {
    readonly craftingResult: 0;
    readonly craftingGrid: 1;
    readonly helmet: 5;
    readonly chestplate: 6;
    readonly leggings: 7;
    readonly boots: 8;
    readonly main: 9;
    readonly hotbar: 36;
    readonly offHand: 45;
    readonly count: 46;
};
export type Storage = (ItemStack | null)[];
export declare const emptySlots: (count: number) => Storage;
/** Adds a stack to an inventory, onto equal stacks first. Returns how many items did not fit. */
export declare function addToInventory(inventory: Storage, stack: ItemStack): number;
/** The armour slot for an item, or null if it is not armour. */
export declare function armourSlot(name: string): number | null;
