import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import { type CommandReply } from './reply.ts';
import { type CommandSource } from './source.ts';
/** Runs one line, with or without a leading slash. */
export declare function runCommand(game: Game, source: CommandSource, line: string): CommandReply;
/** Runs a command typed by a player, and sends the player its outcome. */
export declare function playerCommand(game: Game, player: Player, line: string): void;
/** Answers a client's request for completions of the typed text. */
export declare function completeCommand(game: Game, player: Player, request: {
    transactionId?: number;
    text: string;
}): void;
/** Sends a player's client the list of commands. */
export declare const tellCommands: (game: Game, player: Player) => void;
