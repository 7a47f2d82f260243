import type { EmbeddedServerOptions, WorldClock, WorldRandom } from './options.ts';
import { EmbeddedServer } from './server.ts';
/** EmbeddedServerOptions with defaults for everything. */
export interface WorldOptions extends Omit<EmbeddedServerOptions, 'clock' | 'random' | 'listen'> {
    /** TCP port for game clients; 0 selects a free one. Absent: in-memory clients only. */
    readonly port?: number;
    /** Address to listen on. Default 127.0.0.1: only this machine. */
    readonly host?: string;
    /** Seed of all randomness in the world. Default 0. The same seed and clients give the same world. */
    readonly seed?: number;
    /** Default: real time. */
    readonly clock?: WorldClock;
    /** Default: a stream from the seed. */
    readonly random?: WorldRandom;
}
/**
 * Starts a superflat world in survival mode that runs in real time until `stop()`. Default version: Minecraft 1.19.2.
 * @throws WorldError 'unsupported_version' for a version that is not in VERSIONS
 * @throws PortInUseError if the port is in use
 */
export declare function startWorld(options?: WorldOptions): Promise<EmbeddedServer>;
