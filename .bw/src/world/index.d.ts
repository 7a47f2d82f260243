/**
 * The embedded Minecraft server: real clients connect to it over TCP or, from the same process, in memory.
 *
 * import { startWorld } from 'causalmace/world' const world = await startWorld({ port: 25565 }) world.command('setblock 0 -60 5
 * gold_block')
 *
 * It does not depend on tasks, models or plans, and importing it does not load any of them.
 */
export type { CommandData, CommandFailure, CommandReply } from './commands/reply.ts';
export { PacketError, PortInUseError, WorldError, type WorldErrorCode, type WorldErrorDetail, } from './errors.ts';
export type { Faults } from './faults.ts';
export type { Vec } from './geometry.ts';
export type { BlockState, StateProperties, StateValue } from './kernel/blocks/states.ts';
export type { DimensionName } from './kernel/dimensions.ts';
export type { EventItem, EventSubject, WorldEventName, WorldEvents, WorldListener } from './kernel/events.ts';
export type { Statistic } from './kernel/player/statistics.ts';
export type { Sight } from './onlooker.ts';
export type { EmbeddedServerOptions, SkewOptions, TerrainOptions, WorldClock, WorldRandom, } from './options.ts';
export { type StatisticEntry, type StatisticNames, statisticOf } from './player/statistics.ts';
export { VERSIONS } from './protocol/dialect/index.ts';
export { RconClient, type RconClientOptions } from './rcon/client.ts';
export type { RconOptions } from './rcon/server.ts';
export { EmbeddedServer } from './server.ts';
export type { WorldSnapshot } from './snapshot/world-snapshot.ts';
export { startWorld, type WorldOptions } from './start-world.ts';
export { loadStructure, readStructure } from './structures/read.ts';
export type { Structure, StructureBlock } from './structures/structure.ts';
export type { EntityView, ItemView, PlayerView } from './views.ts';
export type { ColumnView, WorldView } from './world-view.ts';
