import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
/** The packet of a click on an entity. */
export interface UseEntityPacket {
    readonly target: number;
    readonly mouse: number;
    readonly hand?: number;
    /** The clicked point, relative to its feet. */
    readonly x?: number;
    readonly y?: number;
    readonly z?: number;
}
/** Handles a click on an entity: a hit, or a use of the held item. */
export declare function useEntity(game: Game, player: Player, packet: UseEntityPacket): void;
