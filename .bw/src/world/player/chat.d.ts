import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import { type Text } from '../protocol/fields.ts';
/** Sends a system message to one player. */
export declare function tell(player: Player, message: Text): void;
/** Sends a system message to all players, or to those given. */
export declare function announce(game: Game, message: Text, to?: (player: Player) => boolean): void;
/** Sends a player's chat message to all players. Unsigned, as on a server without secure chat. */
export declare function say(game: Game, player: Player, message: string): void;
/** Sends a private message, which both sides see. */
export declare function whisper(from: {
    displayName: Text;
    output: Player | undefined;
}, to: readonly Player[], message: string): void;
