import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Teleports a player. Positions from the client are ignored until it has arrived. */
export declare function teleport(game: Game, player: Player, to: Vec, look?: {
    yaw: number;
    pitch: number;
}): void;
