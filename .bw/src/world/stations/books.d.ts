import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The text that a player wrote into a book in a hotbar slot (40: in the off hand), or in a hand. */
export interface BookPacket {
    readonly hand?: number;
    /** 0 main, 1 off: the form used before 1.17.1. */
    readonly inHand?: number;
    readonly pages: readonly string[];
    /** Signs the book. */
    readonly title?: string;
}
/** Writes into a book, or signs it (vanilla handleEditBook). */
export declare function writeBook({ items }: Game, player: Player, { hand, inHand, pages, title }: BookPacket): void;
/** Opens a signed book for its reader. Returns false if the item is not one. */
export declare function readBook(player: Player, hand: number, stack: ItemStack): boolean;
