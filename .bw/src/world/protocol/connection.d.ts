import { PacketError } from '../errors.ts';
import type { NetClient, PacketFields } from '../library/network.ts';
import { type Text } from './fields.ts';
import type { Lag } from './lag.ts';
import type { Transport } from './transport.ts';
/** The part of its connection that a player needs. */
export interface PlayerLink {
    send(name: string, fields: PacketFields): void;
    sendRaw(packet: Buffer): void;
    /** Disconnects with a text that the client shows in its own language. */
    end(reason: Text): void;
}
/**
 * A client in the play state. Every packet is serialised and written in the same way; if there were two ways, packets could
 * overtake each other.
 */
export declare class Connection implements PlayerLink {
    #private;
    readonly link: 'memory' | 'tcp';
    /** Delivers delayed packets, for tests. */
    lag: Lag | undefined;
    constructor(init: {
        client: NetClient;
        link: 'memory' | 'tcp';
        transport: Transport;
        onError: (error: PacketError) => void;
    });
    send(name: string, fields: PacketFields): void;
    sendRaw(packet: Buffer): void;
    end(reason: Text): void;
    packetArrived(name: string): void;
    /**
     * Sends keep-alive packets over TCP, by wall time and not by ticks, which a busy machine delays. This is not done in memory: no
     * client gets lost there, and a fast clock would outrun the reply.
     */
    keepAlive(now: number): void;
}
