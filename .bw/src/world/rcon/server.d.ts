export interface RconOptions {
    /** Default 127.0.0.1, which only this machine can reach. */
    readonly host?: string;
    /** 0 selects any free port. */
    readonly port: number;
    readonly password: string;
}
interface RconServerInit extends RconOptions {
    /** Runs a command, given with or without a slash, and returns the reply. */
    readonly run: (line: string) => string;
    /** Milliseconds; only differences matter. */
    readonly now: () => number;
}
/** Accepts commands over Source RCON, as vanilla does. */
export declare class RconServer {
    #private;
    private constructor();
    /** Rejects with PortInUseError if the port is in use, and with 'rcon_refused' without a password. */
    static open(init: RconServerInit): Promise<RconServer>;
    get port(): number;
    /** Ends all connections and closes the port. */
    close(): Promise<void>;
}
export {};
