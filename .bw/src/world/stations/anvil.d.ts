import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens an anvil. */
export declare function openAnvil(game: Game, player: Player, p: Vec): true;
