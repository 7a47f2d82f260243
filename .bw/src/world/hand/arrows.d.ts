import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import { type ArrowInit } from '../projectiles/arrow.ts';
/** Shoots an arrow of a kind; `keep`: the player who picks it up gets it. */
export declare function shootArrow(game: Game, ammunition: ItemStack, init: Omit<ArrowInit, 'definition' | 'doses' | 'item'> & {
    readonly shooter: Player;
}, keep: boolean): void;
