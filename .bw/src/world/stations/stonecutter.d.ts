import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens a stonecutter: a button chooses the product. */
export declare function openStonecutter(game: Game, player: Player, p: Vec): true;
