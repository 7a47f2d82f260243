import type { Faults } from './faults.ts';
import { type Game } from './kernel/game.ts';
import type { Player } from './kernel/player/player.ts';
import type { NetClient } from './library/network.ts';
import type { SkewOptions } from './options.ts';
import { PlayerStore } from './persistence/player-store.ts';
import { type Start } from './portals/start.ts';
import { Connection } from './protocol/connection.ts';
import type { Dialect } from './protocol/dialect/index.ts';
import type { Transport } from './protocol/transport.ts';
interface SessionsInit {
    readonly game: Game;
    readonly transport: Transport;
    readonly dialect: Dialect;
    readonly faults: Faults;
    /** The positions where new players spawn. */
    readonly start: Start;
    readonly acks: SkewOptions['acks'];
    readonly report: (error: unknown) => void;
}
/** The playing clients: how they join, where their packets are sent, and how they leave. */
export declare class PlayerSessions {
    #private;
    /** State of players who have left, kept for their return. */
    memory: PlayerStore;
    constructor(init: SessionsInit);
    connectionOf(player: Player): Connection | undefined;
    /** Handles the packets that have waited for a tick. */
    handleLate(): void;
    /** @param now game time (ms) */
    keepAlive(now: number): void;
    clear(): void;
    /** Lets a client that has logged in start to play. */
    welcome(client: NetClient, link: 'memory' | 'tcp'): void;
}
export {};
