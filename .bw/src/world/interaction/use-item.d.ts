import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The fields of the use_item packet. */
export interface UseItemPacket {
    readonly hand: number;
    readonly sequence?: number;
    /** Yaw and pitch of the use, since 1.21. */
    readonly rotation?: {
        readonly x: number;
        readonly y: number;
    };
}
/** Uses an item in the air: eats, or fills and empties buckets. */
export declare function useItem(game: Game, player: Player, packet: UseItemPacket): void;
