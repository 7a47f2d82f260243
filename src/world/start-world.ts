import type { EmbeddedServerOptions, WorldClock, WorldRandom } from './options.ts'
import { seededRandom } from './random.ts'
import { EmbeddedServer } from './server.ts'
import { wallClock } from './wall-clock.ts'

/** As EmbeddedServerOptions, with a default for everything. */
export interface WorldOptions extends Omit<EmbeddedServerOptions, 'clock' | 'random' | 'listen'> {
  /** Opens a TCP port for game clients; 0 takes any free one. Absent: only clients of this process, in memory. */
  readonly port?: number
  /** Address the port is opened on. Default 127.0.0.1: only this machine. */
  readonly host?: string
  /** Seed of everything random in the world. Default 0; the same seed and the same clients give the same world. */
  readonly seed?: number
  /** Default: wall time. */
  readonly clock?: WorldClock
  /** Default: a stream of the seed. */
  readonly random?: WorldRandom
}

/**
 * Starts a world in real time: superflat, in survival mode, Minecraft 1.19.2 unless told otherwise. It runs until `stop()`.
 * @throws WorldError 'unsupported_version' for a version that is none of VERSIONS
 * @throws PortInUseError when the port is taken
 */
export function startWorld(options: WorldOptions = {}): Promise<EmbeddedServer> {
  const { port, host, seed = 0, clock = wallClock, random = seededRandom(seed), ...rest } = options
  const listen = port === undefined ? {} : { listen: { port, ...(host === undefined ? {} : { host }) } }
  return EmbeddedServer.start({ ...rest, ...listen, clock, random })
}
