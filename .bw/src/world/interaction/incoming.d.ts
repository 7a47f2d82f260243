import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Handles a packet of a client. `fields` are as parsed by minecraft-protocol. */
type PacketHandler = (game: Game, player: Player, fields: never) => void;
/** Commands as clients use them. Passed in, so that this file does not import them. */
interface Commands {
    run(game: Game, player: Player, line: string): void;
    complete(game: Game, player: Player, request: CompletionRequest): void;
    writeBlock(game: Game, player: Player, packet: CommandBlock): void;
}
interface CommandBlock {
    readonly location: Vec;
    readonly command: string;
    readonly mode: number;
    readonly flags: number;
}
interface CompletionRequest {
    readonly transactionId?: number;
    readonly text: string;
}
/** The handlers of all packets by name. */
export declare function packetHandlers(commands: Commands): Readonly<Record<string, PacketHandler>>;
export {};
