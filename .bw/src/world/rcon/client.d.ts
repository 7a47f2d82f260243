export interface RconClientOptions {
    /** Default 127.0.0.1. */
    readonly host?: string;
    readonly port: number;
    readonly password: string;
}
/** Sends commands over Source RCON, one at a time. Works with vanilla servers too. */
export declare class RconClient {
    #private;
    private constructor();
    /** Connects and logs in. Rejects with WorldError 'rcon_refused'. */
    static connect(options: RconClientOptions): Promise<RconClient>;
    /** Runs a command, given without a slash. Resolves with the whole reply. */
    command(line: string): Promise<string>;
    close(): Promise<void>;
}
