import { type Items } from '../items/stack.ts';
import { Menu, type MenuOwner, type Slot } from '../kernel/inventory/menu.ts';
import { type Storage } from '../kernel/inventory/storage.ts';
import type { Recipes } from '../kernel/recipes.ts';
interface CraftingInit {
    readonly id: number;
    readonly owner: MenuOwner;
    readonly items: Items;
    readonly recipes: Recipes;
    readonly inventory: Storage;
}
/** The player's inventory window: result, 2×2 grid, armour, inventory, off hand. */
export declare function inventoryMenu(init: CraftingInit): Menu;
/** A crafting table's window: result, 3×3 grid, inventory. */
export declare function craftingTableMenu(init: CraftingInit, stillValid: () => boolean): Menu;
/** The 36 inventory slots at the end of every container window. */
export declare function playerSlots(inventory: Storage): Slot[];
export {};
