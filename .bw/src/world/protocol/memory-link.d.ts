import type { EventEmitter } from 'node:events';
import type { NetClient, PacketFields } from '../library/network.ts';
/** Counts packets in flight, so that a virtual clock knows when everything has arrived. */
export declare class FlightCounter {
    packets: number;
}
/** A packet as minecraft-protocol parses it. */
interface ParsedPacket {
    readonly data: {
        readonly name: string;
        readonly params: PacketFields;
    };
    readonly metadata: {
        readonly size: number;
    };
    readonly buffer: Buffer;
    readonly fullBuffer: Buffer;
}
/** The serialiser and parser of a minecraft-protocol client; replaced whenever the protocol state changes. */
interface Codec {
    readonly serializer: EventEmitter & {
        readonly writable: boolean;
        createPacketBuffer(packet: {
            name: string;
            params: PacketFields;
        }): Buffer;
    };
    readonly deserializer: EventEmitter & {
        parsePacketBuffer(packet: Buffer): ParsedPacket;
    };
    /** Whether the version has bundle packets, which delay others until they are complete (1.19.4 and later). */
    readonly _hasBundlePacket: boolean;
}
/** One end of a link: a minecraft-protocol client. */
export type LinkEnd = NetClient & Codec;
/**
 * Connects two minecraft-protocol clients of one process. Each packet crosses as bytes, as over a socket, with the same codec,
 * but without streams, framing and partial reads. Data written in one turn of the event loop is read in a later one, in order;
 * never during the write, because clients register listeners for the reply after writing.
 */
export declare function linkClients(one: LinkEnd, other: LinkEnd, flight: FlightCounter): void;
export {};
