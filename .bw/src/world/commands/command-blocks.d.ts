import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The settings that a player has entered in a command block. */
interface CommandBlockPacket {
    readonly location: Vec;
    readonly command: string;
    readonly mode: number;
    readonly flags: number;
}
/** Called when an operator in creative mode edits a command block (vanilla handleSetCommandBlock). */
export declare function writeCommandBlock(game: Game, player: Player, packet: CommandBlockPacket): void;
/** Called when the power around a command block, or its command, has changed. */
export declare function commandBlockChanged(game: Game, p: Vec, state: BlockState): void;
/** Called when a command block has been removed. */
export declare function commandBlockGone(game: Game, p: Vec, _from: BlockState, to: BlockState): void;
/** Runs the repeating command blocks that are active. */
export declare function tickCommandBlocks(game: Game): void;
export {};
