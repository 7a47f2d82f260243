import { seededRandom } from './random.js';
import { EmbeddedServer } from './server.js';
import { wallClock } from './wall-clock.js';
/**
 * Starts a superflat world in survival mode that runs in real time until `stop()`. Default version: Minecraft 1.19.2.
 * @throws WorldError 'unsupported_version' for a version that is not in VERSIONS
 * @throws PortInUseError if the port is in use
 */
export function startWorld(options = {}) {
    const { port, host, seed = 0, clock = wallClock, random = seededRandom(seed), ...rest } = options;
    const listen = port === undefined ? {} : { listen: { port, ...(host === undefined ? {} : { host }) } };
    return EmbeddedServer.start({ ...rest, ...listen, clock, random });
}
