import type { EmbeddedServerOptions } from '../options.ts';
import type { QueryStatus } from '../query/packets.ts';
export interface PortsOptions extends Pick<EmbeddedServerOptions, 'clock' | 'listen' | 'query' | 'rcon' | 'skew'> {
    /** The port on which the server itself accepts game clients, if any. */
    readonly gamePort: number | undefined;
    /** Runs a command over RCON and returns the reply. */
    readonly run: (line: string) => string;
    /** The data that the query protocol reports, except the address. */
    readonly status: () => Omit<QueryStatus, 'port' | 'host'>;
}
/** The ports of RCON and of the query protocol, and the ports behind which a server's answers are delayed. */
export declare class Ports {
    #private;
    private constructor();
    /** Rejects with PortInUseError if a port is in use; nothing is open then. */
    static open(options: PortsOptions): Promise<Ports>;
    /** The address to which game clients connect. */
    get game(): number | undefined;
    get rcon(): number | undefined;
    get query(): number | undefined;
    close(): Promise<void>;
}
