import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Sends a player's posture and flags to the player and to all players who see it. */
export declare function sendPosture(game: Game, player: Player): void;
