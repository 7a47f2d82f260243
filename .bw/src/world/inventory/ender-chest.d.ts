import type { Menu, MenuOwner } from '../kernel/inventory/menu.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
export declare const ENDER_WINDOW: 2;
/** The window of every ender chest: the player's own slots, which are the same everywhere (vanilla PlayerEnderChestContainer). */
export declare const enderChestMenu: (init: {
    id: number;
    owner: MenuOwner;
    list: Storage;
    inventory: Storage;
    stillValid: () => boolean;
    onClose: () => void;
}) => Menu;
