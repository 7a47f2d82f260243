import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Sends the chunks that a player has come near, nearest first, and unloads those that are now too far away. */
export declare function updateView(game: Game, player: Player): void;
