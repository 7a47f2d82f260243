import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
export interface DigPacket {
    readonly status: number;
    readonly location: Vec;
    readonly sequence?: number;
}
/** Maximum distance from the eyes to the centre of a block, in blocks (vanilla). */
export declare const REACH = 6;
/** Handles the block_dig packet: digging, dropping items, swapping hands. */
export declare function dig(game: Game, player: Player, packet: DigPacket): void;
/**
 * Shows others the progress, and breaks a block that a client finished too early when its time has come
 * (vanilla delayed destroy).
 */
export declare function tickDigging(game: Game, player: Player): void;
/** Whether a position is too far for the player to see. */
export declare const isBeyondSight: (player: Player, p: Vec) => boolean;
export declare function sendBlock(game: Game, player: Player, p: Vec): void;
