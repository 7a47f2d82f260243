import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Soul speed boots increase the speed on soul sand and soul soil, and take wear there. */
export declare function tickSoulSpeed(game: Game, player: Player): void;
