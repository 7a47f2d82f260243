import type { Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Starts eating or drinking the held item. Returns false if that is impossible now or in general. */
export declare function startEating(game: Game, player: Player, hand: number, stack: ItemStack): boolean;
/** Notifies a player's client that it has eaten or drunk. */
export declare const tellConsumed: (player: Player) => void;
/** Eats a slice of a placed cake. */
export declare function eatCake(game: Game, player: Player, p: Vec): boolean;
