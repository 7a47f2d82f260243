import type { WorldClock } from '../options.ts';
export interface DelayedPortOptions {
    readonly host: string;
    /** 0 selects any free port. */
    readonly port: number;
    /** The port on this machine to which connections are forwarded. */
    readonly target: number;
    readonly clock: WorldClock;
    /** The delay of everything that the server sends (ms). */
    readonly delayMs: number;
}
/**
 * A port in front of a port of this process: the server's packets arrive later, in order. Clients' packets are passed on at once.
 */
export declare class DelayedPort {
    #private;
    private constructor();
    /** Rejects with PortInUseError if the port is in use. */
    static open(options: DelayedPortOptions): Promise<DelayedPort>;
    get port(): number;
    /** Ends all connections and closes the port. */
    close(): Promise<void>;
}
