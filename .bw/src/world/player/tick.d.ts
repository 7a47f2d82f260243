import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** One game tick of a player. */
export declare function tickPlayer(game: Game, player: Player): void;
