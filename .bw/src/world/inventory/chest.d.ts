import { type Vec } from '../geometry.ts';
import { Menu, type MenuOwner } from '../kernel/inventory/menu.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
import type { Level } from '../kernel/level.ts';
/** Window types of the protocol (1.14 to 1.20.2). */
export declare const WINDOW_TYPES: {
    readonly chest: 2;
    readonly doubleChest: 5;
    readonly dispenser: 6;
    readonly blast_furnace: 9;
    readonly furnace: 13;
    readonly hopper: 15;
    readonly shulker_box: 19;
    readonly smoker: 21;
    readonly crafting: 11;
    readonly anvil: 7;
    readonly beacon: 8;
    readonly brewing_stand: 10;
    readonly enchantment: 12;
    readonly grindstone: 14;
    readonly lectern: 16;
    readonly loom: 17;
    readonly merchant: 18;
    readonly smithing: 20;
    readonly cartography: 22;
    readonly stonecutter: 23;
};
export interface Container {
    /** The lists of which it consists, starting with the first 27 slots. */
    readonly parts: readonly {
        readonly position: Vec;
        readonly list: Storage;
    }[];
    readonly windowType: number;
    readonly title: string;
}
export declare const CRAFTING_WINDOW: 11;
/** The container at a position, or null. A double chest is one container. */
export declare function containerAt(level: Level, p: Vec): Container | null;
/** Whether a full block above keeps the container closed: true for chests, but not for barrels. */
export declare function isBlocked(level: Level, container: Container): boolean;
export declare function containerMenu(init: {
    id: number;
    owner: MenuOwner;
    container: Container;
    inventory: Storage;
    level: Level;
    near: () => boolean;
    onClose: () => void;
}): Menu;
/** A window that shows the slots of some lists and the inventory below. */
export declare function chestLikeMenu(init: {
    id: number;
    owner: MenuOwner;
    lists: readonly Storage[];
    inventory: Storage;
    stillValid: () => boolean;
    onClose: () => void;
}): Menu;
