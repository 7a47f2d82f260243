import { Menu, type MenuOwner } from '../kernel/inventory/menu.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
import type { Level } from '../kernel/level.ts';
import type { Container } from './chest.ts';
interface FurnaceMenuInit {
    readonly id: number;
    readonly owner: MenuOwner;
    readonly container: Container;
    readonly inventory: Storage;
    readonly level: Level;
    readonly near: () => boolean;
    /** Called when products have been taken out. */
    readonly paid: () => void;
}
/** The window of a furnace, smoker or blast furnace; null for other containers. */
export declare function furnaceMenu(init: FurnaceMenuInit): Menu | null;
export {};
