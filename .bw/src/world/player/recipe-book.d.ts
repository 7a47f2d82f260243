import type { Game, TickSystem } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The state of all recipe books: closed, and without a filter. */
export declare const CLOSED_BOOKS: {
    craftingBookOpen: boolean;
    filteringCraftable: boolean;
    smeltingBookOpen: boolean;
    filteringSmeltable: boolean;
    blastFurnaceOpen: boolean;
    filteringBlastFurnace: boolean;
    smokerBookOpen: boolean;
    filteringSmoker: boolean;
};
/** Gives a player a recipe book, with the recipes of its items. */
export declare function openBook(game: Game, player: Player): void;
/**
 * Unlocks the recipes for items that a player carries for the first time (vanilla: an advancement for each
 * recipe).
 */
export declare const tickRecipeBooks: TickSystem;
/** The content of a player's recipe book; undefined if it has none. */
export declare function takeBook(player: Player): {
    carried: number[];
    unlocked: string[];
} | undefined;
/** Restores a recipe book, also on the client. */
export declare function restoreBook(player: Player, moment: ReturnType<typeof takeBook>): void;
