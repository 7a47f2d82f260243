/**
 * The embedded Minecraft server: real clients connect to it over TCP or, from the same process, in memory.
 *
 * import { startWorld } from 'causalmace/world' const world = await startWorld({ port: 25565 }) world.command('setblock 0 -60 5
 * gold_block')
 *
 * It does not depend on tasks, models or plans, and importing it does not load any of them.
 */
export { PacketError, PortInUseError, WorldError, } from './errors.js';
export { statisticOf } from './player/statistics.js';
export { VERSIONS } from './protocol/dialect/index.js';
export { RconClient } from './rcon/client.js';
export { EmbeddedServer } from './server.js';
export { startWorld } from './start-world.js';
export { loadStructure, readStructure } from './structures/read.js';
