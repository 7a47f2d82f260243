import { type ItemStack } from '../../items/stack.ts';
import type { PacketFields } from '../../library/network.ts';
import type { Storage } from './storage.ts';
/** A slot of a window. */
export interface Slot {
    get(): ItemStack | null;
    set(stack: ItemStack | null): void;
    /** Maximum number of items, if lower than the item's own limit. */
    readonly limit?: number;
    /** Filter for items that can be put in. Absent: all. */
    accepts?(stack: ItemStack): boolean;
    /** Called when a result is taken. Slots with this function accept no items. */
    taken?(stack: ItemStack): void;
    /** Whether its result may be taken now. Absent: always. */
    takeable?(): boolean;
}
/** A slot backed by an entry of a list. */
export declare function listSlot(list: Storage, i: number, rest?: Partial<Slot>): Slot;
/** The owner of the window. */
export interface MenuOwner {
    cursor: ItemStack | null;
    readonly creative: boolean;
    send(name: string, fields: PacketFields): void;
    /** Drops items that do not fit into the world. */
    toss(stack: ItemStack): void;
    /** Drops items into the world on purpose. */
    throwAway(stack: ItemStack): void;
    /** Called with the items taken out of a crafting grid or a furnace. */
    made(stack: Pick<ItemStack, 'name' | 'count'>): void;
    /** Puts items into the inventory and drops the rest. */
    giveOrToss(stack: ItemStack): void;
    /** A hotbar slot by its number, or the off-hand slot. */
    hotbar(button: number): Slot | null;
}
interface MenuInit {
    readonly id: number;
    readonly owner: MenuOwner;
    readonly slots: readonly Slot[];
    /** Shift-click: moves a stack out of a slot; returns how many items are left in it. */
    readonly quickMove: (menu: Menu, slot: number, stack: ItemStack) => number;
    readonly onClose?: () => void;
    /** Whether the window can stay open: its block still exists and is near. */
    readonly stillValid?: () => boolean;
    /** Values shown besides the slots, such as the progress bars of a furnace. */
    readonly gauges?: () => readonly number[];
    readonly controls?: Controls;
}
/** A player's actions in a window besides clicking slots. */
export interface Controls {
    /** Presses one of the window's buttons: an offer of an enchanting table, a recipe of a stonecutter, a page of a lectern. */
    readonly press?: (button: number) => void;
    /** Names the item on an anvil. */
    readonly rename?: (name: string) => void;
    /** Chooses an offer of a villager. */
    readonly choose?: (offer: number) => void;
    /** Chooses the powers of a beacon, by the ids of their effects. */
    readonly empower?: (primary: number | undefined, secondary: number | undefined) => void;
}
/** A window: its slots, and the client's view of them. */
export declare class Menu {
    #private;
    readonly id: number;
    readonly owner: MenuOwner;
    readonly slots: readonly Slot[];
    readonly quickMove: MenuInit['quickMove'];
    readonly stillValid: () => boolean;
    readonly controls: Controls;
    /** The drag in progress: its kind, and the slots passed so far. */
    drag: {
        kind: number;
        slots: number[];
    } | null;
    /** The slots as sent to the client or reported by it; undefined for slots that were never sent. */
    readonly remote: (ItemStack | null | undefined)[];
    remoteCursor: ItemStack | null | undefined;
    constructor(init: MenuInit);
    /** Sends the whole window. */
    sendAll(): void;
    /** Sends a slot, changed or not. */
    sendSlot(i: number): void;
    /** Sends the slots that differ from the client's own state. */
    sendChanges(): void;
    /** Sends each slot and the cursor, changed or not, one by one. */
    echo(): void;
    /** Returns the items of the grid and the cursor to the owner. */
    close(): void;
}
export {};
