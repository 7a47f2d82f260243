import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Fills or empties a bucket in the look direction. Returns false for other items. */
export declare function useBucket(game: Game, player: Player, hand: number, stack: ItemStack): boolean;
