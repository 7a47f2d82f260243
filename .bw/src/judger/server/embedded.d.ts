import type { Clock } from '../../core/clock.ts';
import type { EventData } from '../../core/journal/events.ts';
import { type Position } from '../../core/position.ts';
import type { Random } from '../../core/random.ts';
import type { Task } from '../../task/task.ts';
import { type DimensionName } from '../../world/index.ts';
import { type MinecraftServer } from './minecraft-server.ts';
export interface EmbeddedOptions {
    clock: Clock;
    random: Random;
    /** One of GAME_VERSIONS. */
    version: string;
    /** Spawn position of players; absent: the terrain's own. */
    spawn?: Position;
    /** Survival terrain in place of a flat world. */
    terrain?: Task['terrain'];
    /** Biome of the flat world; absent: plains. */
    flatBiome?: string;
    /** The dimension of commands, blocks and changes. Absent: the terrain's dimension, or the overworld. */
    dimension?: DimensionName;
    /** Rules of the world that differ from the game's. */
    rules?: Task['rules'];
    /** Radius of the chunks that players are sent; absent: the world's own. */
    viewDistance?: number;
    /** Also opens a TCP port, so that a real game client can watch. On the fast clock bots always connect in memory. */
    port?: number;
    /** Whether bots connect in memory or over TCP, which needs a port. */
    bots: 'memory' | 'tcp';
}
/** The Judger's view of the embedded world, and the data that a virtual clock needs. */
export interface EmbeddedMinecraft extends MinecraftServer {
    /** Whether in-memory packets are in transit. */
    isBusy(): boolean;
    /** The TCP port it listens on, if any. */
    readonly port: number | undefined;
    /** The players' start, if the world has terrain, and the seed of the terrain. */
    readonly start: EventData<'spawn.found'> | undefined;
}
/**
 * Starts an embedded world.
 * @throws ServerError if the port is taken, or the version is not one of GAME_VERSIONS
 */
export declare function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedMinecraft>;
/**
 * Starts an embedded world on the ground that a task is played on.
 * @throws ServerError as `startEmbeddedServer` does
 */
export declare const startWorldOf: (task: Task, options: Omit<EmbeddedOptions, 'version' | 'rules' | 'spawn' | 'terrain' | 'flatBiome' | 'dimension' | 'viewDistance'>) => Promise<EmbeddedMinecraft>;
