/** Machine-readable error codes. */
export type WorldErrorCode = 'unsupported_version' | 'port_in_use' | 'unknown_block' | 'unknown_item' | 'unknown_entity' | 'unknown_biome' | 'no_spawn' | 'bad_block_state' | 'bad_position' | 'library_contract' | 'client_stream' | 'stopped' | 'bad_nbt' | 'bad_world' | 'bad_structure' | 'no_world_folder' | 'rcon_refused' | 'undeclared_memory' | 'not_found';
/** The parts of an error message: what was found, what was expected and what the reader can do about it. */
export interface WorldErrorDetail {
    readonly got: unknown;
    readonly wanted: string;
    readonly remedy: string;
}
/** Base class of all errors that the world throws. */
export declare class WorldError extends Error {
    readonly code: WorldErrorCode;
    readonly detail: WorldErrorDetail;
    constructor(code: WorldErrorCode, summary: string, detail: WorldErrorDetail);
}
/** The requested TCP address is in use. */
export declare class PortInUseError extends WorldError {
    readonly host: string;
    readonly port: number;
    constructor(host: string, port: number);
    /** The error for a socket that cannot listen: this one if the port is in use, otherwise the original error. */
    static from(error: Error & {
        code?: string;
    }, host: string, port: number): Error;
}
/** A packet could not be read, handled or written. It is reported through the server's 'error' event. */
export declare class PacketError extends Error {
    readonly player: string | undefined;
    readonly packet: string;
    constructor(options: {
        player: string | undefined;
        packet: string;
        cause: unknown;
    });
}
