/** Typed access to the server side of minecraft-protocol, limited to what is used here. */
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
export type PacketFields = Readonly<Record<string, unknown>>;
export interface NetClient extends EventEmitter {
    id: number;
    readonly username: string;
    readonly uuid: string;
    state: string;
    protocolVersion: number;
    readonly ended: boolean;
    readonly socket: Duplex | undefined;
    closeTimer: NodeJS.Timeout | null;
    /** Buffers incomplete frames. */
    readonly splitter: {
        readonly buffer: Buffer;
    };
    setSocket(socket: Duplex): void;
    write(name: string, fields: PacketFields): void;
    writeRaw(packet: Buffer): void;
    /** @param full the reason as a text component, in the form of the current protocol state; default: the plain reason */
    end(reason: string, full?: unknown): void;
}
interface NetServer extends EventEmitter {
    readonly version: string;
    readonly mcversion: {
        readonly minecraftVersion: string;
        readonly version: number;
    };
    readonly customPackets: unknown;
    readonly hideErrors: boolean;
    readonly clients: Record<string, NetClient>;
    readonly socketServer: (EventEmitter & {
        address(): {
            port: number;
        } | null;
        close(): void;
    }) | null;
    readonly serializer: {
        createPacketBuffer(packet: {
            name: string;
            params: PacketFields;
        }): Buffer;
    };
    readonly options: NetServerOptions;
    listen(port: number, host?: string): void;
    close(): void;
}
interface NetServerOptions {
    readonly [option: string]: unknown;
    readonly Server: new (...parts: never[]) => NetServer;
}
interface NetLibrary {
    createServer(options: NetServerOptions): NetServer;
    Server: new (version: string, customPackets: unknown, hideErrors: boolean) => NetServer;
    Client: new (isServer: boolean, version: string, customPackets: unknown, hideErrors: boolean) => NetClient;
}
export declare const network: NetLibrary;
export {};
