import type { Game } from './kernel/game.ts';
import type { Player } from './kernel/player/player.ts';
import type { WorldClock } from './options.ts';
import type { Connection } from './protocol/connection.ts';
export interface FaultsInit {
    readonly game: Game;
    readonly clock: WorldClock;
    readonly connectionOf: (player: Player) => Connection | undefined;
}
/** Faults on request, for testing clients. */
export declare class Faults {
    #private;
    constructor(init: FaultsInit);
    /**
     * Delays everything between a player and the server.
     * @param ms extra round-trip time of the clock: half each way
     * @param jitterMs maximum random delay added each way; packets stay in order
     * @throws WorldError 'not_found' if the player is not in this world
     */
    latency(name: string, { ms, jitterMs }: {
        readonly ms: number;
        readonly jitterMs?: number;
    }): void;
    /** Makes nothing happen in the world for this many ticks, while packets wait, as with a server that hangs. */
    freeze(ticks: number): void;
    /** Ends a player's connection. @throws WorldError 'not_found' if the player is not in this world */
    kick(name: string, reason: string): void;
    /**
     * Makes a player's client forget a chunk, which is not resent before the player leaves its surroundings.
     * @throws WorldError 'not_found' if the player is not in this world
     */
    loseChunk(name: string, { chunkX, chunkZ }: {
        readonly chunkX: number;
        readonly chunkZ: number;
    }): void;
    /** Whether the world stands still in this tick. Called once per tick. */
    takeFrozenTick(): boolean;
    get isFrozen(): boolean;
    /** Handles a packet from a player, now or later. */
    receive(player: Player, work: () => void): void;
    /** Forgets a player who has left. */
    forget(name: string): void;
}
