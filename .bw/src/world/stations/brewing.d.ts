import type { Container } from '../inventory/chest.ts';
import type { Game } from '../kernel/game.ts';
import { Menu, type MenuOwner } from '../kernel/inventory/menu.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
/** The window of a brewing stand; null for other containers. */
export declare function brewingMenu(game: Game, init: {
    readonly id: number;
    readonly owner: MenuOwner;
    readonly container: Container;
    readonly inventory: Storage;
    readonly near: () => boolean;
    /**
     * Called with the kind of each potion taken out; vanilla triggers advancements in the same way
     * (BrewingStandMenu.PotionSlot).
     */
    readonly brewed: (potion: string) => void;
}): Menu | null;
/** Runs one tick of all brewing stands that have ever been opened or filled, in that order. */
export declare function tickBrewing(game: Game): void;
