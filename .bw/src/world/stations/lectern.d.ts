import { type Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Puts a book on an empty lectern, or opens the one on it (vanilla LecternBlock.use). */
export declare function useLectern(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean;
/** The number of pages of a book. */
export declare const pagesOf: (book: ItemStack) => number;
