import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
interface Move {
    readonly position?: Vec;
    readonly yaw?: number;
    readonly pitch?: number;
    readonly onGround: boolean;
}
/** Handles a client's position and angles. An invalid position teleports the client back. */
export declare function movePlayer(game: Game, player: Player, move: Move): void;
/** Turns a player. Clamps the pitch to straight up or down (vanilla Entity.absMoveTo), since bots may exceed it. */
export declare function turn(player: Player, yaw: number, pitch: number): void;
export declare function confirmTeleport(player: Player, teleportId: number): void;
export {};
