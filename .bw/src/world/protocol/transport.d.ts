import { type NetClient, type PacketFields } from '../library/network.ts';
import type { WorldClock } from '../options.ts';
import type { Dialect } from './dialect/index.ts';
import { type Text } from './fields.ts';
import { FlightCounter, type LinkEnd } from './memory-link.ts';
interface TransportOptions {
    readonly dialect: Dialect;
    readonly clock: WorldClock;
    readonly listen: {
        readonly host?: string;
        readonly port: number;
    } | undefined;
    /** Called when a client has logged in and is in the play state. */
    readonly onJoin: (client: NetClient, link: 'memory' | 'tcp') => void;
    /** Called when a connection fails or sends unreadable data. It is being closed. */
    readonly onClientError: (client: NetClient, error: Error) => void;
}
/** Time limit for logging in, in milliseconds. */
export declare const LOGIN_LIMIT_MS = 10000;
/** All connections of a server: in memory, and over TCP if a port was requested. */
export declare class Transport {
    #private;
    readonly host: string;
    readonly flight: FlightCounter;
    private constructor();
    /** Rejects with PortInUseError if the port is in use. */
    static open(options: TransportOptions): Promise<Transport>;
    get port(): number | undefined;
    /** Connects a minecraft-protocol client of this process. It logs in after emitting `connect`. */
    connectInMemory(client: LinkEnd): void;
    /** Encodes and serialises a packet of the play state. Throws if the fields do not match the packet. */
    serialize(name: string, fields: PacketFields): readonly Buffer[];
    /** Disconnects a client in the play state, with a text that it shows in its own language. */
    end(client: NetClient, reason: Text): void;
    /** Disconnects all clients and closes the port. Leaves nothing of minecraft-protocol running. */
    close(reason: Text): Promise<void>;
}
export {};
