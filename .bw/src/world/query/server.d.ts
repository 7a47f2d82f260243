import { type QueryStatus } from './packets.ts';
export interface QueryOptions {
    /** Default 127.0.0.1, which only this machine can reach. */
    readonly host?: string;
    /** UDP port; 0 selects any free port. */
    readonly port: number;
}
interface QueryServerInit extends QueryOptions {
    readonly status: () => QueryStatus;
    /** Milliseconds; only differences matter. */
    readonly now: () => number;
}
/**
 * Answers the query protocol over UDP, like vanilla with `enable-query`. A sender proves by a token that it receives what is sent
 * to its address; until then it gets a few bytes.
 */
export declare class QueryServer {
    #private;
    private constructor();
    /** Rejects with PortInUseError if the port is in use. */
    static open(init: QueryServerInit): Promise<QueryServer>;
    get port(): number;
    close(): Promise<void>;
}
export {};
