import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The text that a player wrote on a sign. */
export interface SignPacket {
    readonly location: Vec;
    /** Since 1.20 a sign has two sides. Default: its front. */
    readonly isFrontText?: boolean;
    readonly text1: string;
    readonly text2: string;
    readonly text3: string;
    readonly text4: string;
}
/** Opens a sign for writing on one of its sides. */
export declare function openSign(game: Game, player: Player, p: Vec, front?: boolean): void;
/** Writes the text of a sign that was opened for this player. */
export declare function writeSign(game: Game, player: Player, packet: SignPacket): void;
/** Dyes, waxes or lights a sign; since 1.20 opens it for writing (vanilla SignBlock.use). */
export declare function useSign(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean;
