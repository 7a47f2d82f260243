import { ServerError } from '../../core/errors.js';
import { floor } from '../../core/position.js';
import { GAME_VERSIONS } from '../../game/version.js';
import { EmbeddedServer, PortInUseError, WorldError } from '../../world/index.js';
import { worldWitness } from '../recording/world-witness.js';
import { EMBEDDED_SERVER } from './minecraft-server.js';
/**
 * Starts an embedded world.
 * @throws ServerError if the port is taken, or the version is not one of GAME_VERSIONS
 */
export async function startEmbeddedServer(options) {
    const { clock, random, version, spawn, terrain, flatBiome, viewDistance, port, rules } = options;
    const home = options.dimension ?? terrain?.dimension ?? 'overworld';
    const world = await start();
    return {
        id: EMBEDDED_SERVER,
        version,
        port: world.port,
        start: startOf(world),
        isBusy: () => world.inFlight > 0,
        supports: (feature) => world.features.has(feature),
        connect: () => {
            if (options.bots === 'tcp')
                return { host: '127.0.0.1', port: world.port, version };
            return {
                version,
                keepAlive: false,
                connect: (client) => world.connectInMemory(client),
            };
        },
        command: async (line) => world.command(options.dimension === undefined ? line : `execute in minecraft:${options.dimension} run ${line}`),
        blockAt: (position) => world.blockAt(position, home),
        lightAt: (position) => world.view.lightAt(position, home),
        contentsOf: (position) => world.view.contentsOf(position)?.map(({ name, count }) => ({ item: name, count })),
        statisticsOf: (player) => world.statisticsOf(player),
        onBlockChanged(listener) {
            // a place without a dimension is in the overworld
            const hear = (event) => {
                if ((event.dimension ?? 'overworld') === home)
                    listener(event);
            };
            world.on('blockChanged', hear);
            return () => world.off('blockChanged', hear);
        },
        witness: () => worldWitness(world),
        stop: () => world.stop(),
    };
    async function start() {
        try {
            return await EmbeddedServer.start({
                version,
                clock,
                random,
                ...(spawn === undefined ? {} : { spawn }),
                ...(terrain === undefined ? {} : { terrain }),
                ...(flatBiome === undefined ? {} : { flatBiome }),
                ...(rules === undefined ? {} : { rules }),
                ...(viewDistance === undefined ? {} : { viewDistance }),
                ...(port === undefined ? {} : { listen: { host: '127.0.0.1', port } }),
                // agents have no use for cracks in blocks, and a team pays for each one; human spectators see them
                showDigging: port !== undefined,
            });
        }
        catch (error) {
            throw startError(error, options);
        }
    }
}
/** Why a world did not start, in terms of the options; other errors unchanged. */
function startError(error, { version, port }) {
    if (error instanceof PortInUseError)
        return new ServerError(`Port ${port} is taken by another program.`, {
            hint: 'Choose another with --port, or leave --port out to let the system pick a free one.',
            cause: error,
        });
    if (!(error instanceof WorldError))
        return error;
    if (error.code === 'unsupported_version')
        return new ServerError(`The embedded world does not support Minecraft ${version}.`, {
            hint: `Supported versions: ${GAME_VERSIONS.join(', ')}.`,
            cause: error,
        });
    if (['unknown_biome', 'no_spawn'].includes(error.code))
        return new ServerError(error.message, { cause: error });
    return error;
}
/** The start of a world with terrain. */
function startOf({ terrain: made, start }) {
    if (made === undefined)
        return undefined;
    if (start.dimension !== 'overworld')
        return { seed: made.seed, position: floor(start.position), biome: start.biome, distances: {} };
    const { position, biome, distances } = made.spawn;
    return { seed: made.seed, position: floor(position), biome, distances: { ...distances } };
}
/**
 * Minimum and maximum radius of the chunks that a client receives. It counts as joined once it has two, counted from the
 * neighbouring chunk if x or z is between -1 and 0 (mineflayer 4.39).
 */
const LEAST_VIEW = 3;
const WIDEST_VIEW = 4;
/** Edge of a chunk (blocks). */
const CHUNK = 16;
/**
 * Starts an embedded world on the ground that a task is played on.
 * @throws ServerError as `startEmbeddedServer` does
 */
export const startWorldOf = (task, options) => startEmbeddedServer({
    ...options,
    version: task.gameVersion,
    ...(task.rules === undefined ? {} : { rules: task.rules }),
    ...groundOf(task),
});
/**
 * Terrain with its own spawn, or a flat world with the task's. In the flat world, players see the arena and the chunks around it:
 * the rest is grass, and every client has to read each chunk.
 */
function groundOf({ terrain, arena: { spawn, box, biome, dimension }, }) {
    if (terrain !== undefined)
        return { terrain };
    const chunks = (axis) => Math.floor(box.max[axis] / CHUNK) - Math.floor(box.min[axis] / CHUNK);
    const across = Math.max(chunks('x'), chunks('z'));
    return {
        spawn: { x: spawn.x + 0.5, y: spawn.y, z: spawn.z + 0.5 },
        viewDistance: Math.max(LEAST_VIEW, Math.min(WIDEST_VIEW, across + 1)),
        ...(biome === undefined ? {} : { flatBiome: biome }),
        ...(dimension === undefined ? {} : { dimension }),
    };
}
