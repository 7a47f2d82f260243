import type { CommandReply } from './commands/reply.ts';
import { Faults } from './faults.ts';
import { type Vec } from './geometry.ts';
import type { BlockState } from './kernel/blocks/states.ts';
import type { DimensionName } from './kernel/dimensions.ts';
import type { WorldEventName, WorldListener } from './kernel/events.ts';
import { type Game, type GameInit, type Weather } from './kernel/game.ts';
import type { Statistic } from './kernel/player/statistics.ts';
import type { EmbeddedServerOptions } from './options.ts';
import { type Start } from './portals/start.ts';
import { type WorldSnapshot } from './snapshot/world-snapshot.ts';
import type { Structure } from './structures/structure.ts';
import type { Terrain } from './terrain/terrain.ts';
import { type EntityView, type PlayerView } from './views.ts';
import { WorldView } from './world-view.ts';
type BuildGame = (init: GameInit) => Game;
/** A Minecraft server inside the process. Real clients connect in memory or over TCP. */
export declare class EmbeddedServer {
    #private;
    readonly version: string;
    /** The features of this server, so that callers can report missing features. */
    readonly features: ReadonlySet<string>;
    /** The survival terrain of the world: its seed, and the position where players start. Undefined in a flat world. */
    readonly terrain: Terrain | undefined;
    /** Its blocks, column by column, with time and weather. */
    readonly view: WorldView;
    /** The positions where new players spawn. */
    readonly start: Start;
    /** Latency, a hanging server, kicks and lost chunks, on request. */
    readonly faults: Faults;
    private constructor();
    /**
     * Throws 'unsupported_version'; rejects with PortInUseError. `build` creates the game; tests pass their own
     * to get access to it.
     */
    static start(options: EmbeddedServerOptions, build?: BuildGame): Promise<EmbeddedServer>;
    /** TCP port of RCON; undefined without RCON. */
    get rconPort(): number | undefined;
    /** UDP port of the query protocol; undefined without it. */
    get queryPort(): number | undefined;
    /** Writes the current state of the world to its folder. Rejects with 'no_world_folder' without one. */
    save(): Promise<void>;
    /**
     * Places a structure with its low corner at a position. Returns how many blocks changed. Throws 'unknown_block'
     * or 'bad_position' before anything is changed.
     */
    placeStructure(structure: Structure, at: Vec): number;
    /** TCP port; undefined if none is open. */
    get port(): number | undefined;
    /** Number of in-memory packets not yet delivered. A virtual clock waits until it is 0. */
    get inFlight(): number;
    get ticks(): number;
    /**
     * Ticks per second of the clock over the last five seconds; fewer than intended if the machine is too slow,
     * or while it is frozen.
     */
    get tps(): number;
    /** Ticks since the first morning; a day has 24000. */
    get time(): number;
    /** Sets the time like `/time set`: 1000 morning, 6000 noon, 13000 night, 18000 midnight. */
    setTime(dayTime: number): void;
    get weather(): Weather;
    /** Changes the weather, for some ticks or until the next change. */
    setWeather(weather: Weather, ticks?: number): void;
    /** The current state of the world, for `restore`. */
    snapshot(): WorldSnapshot;
    /**
     * Restores the world, here or in another server of the same version. Clients receive the changes.
     * @throws WorldError 'bad_world' for a snapshot of another version
     */
    restore(snapshot: WorldSnapshot): void;
    get players(): readonly PlayerView[];
    /** A player's statistics as vanilla counts them, and the project's own counters; empty for a player who is not here. */
    statisticsOf(name: string): readonly Statistic[];
    /** The entities of a dimension. */
    entitiesIn(dimension: DimensionName): readonly EntityView[];
    /** The entities of the overworld. */
    get entities(): readonly EntityView[];
    /**
     * Connects a minecraft-protocol client of this process. It logs in one tick later, when mineflayer's plugins listen:
     * `createBot({ …, connect: (client) => server.connectInMemory(client) })`.
     */
    connectInMemory(client: object): void;
    /** Runs a command with operator rights, as the named player, or by default as the server at the world's spawn. */
    command(line: string, as?: string): CommandReply;
    /** The block at a position. */
    blockAt(position: Vec, dimension?: DimensionName): BlockState;
    on<N extends WorldEventName>(name: N, listener: WorldListener<N>): void;
    off<N extends WorldEventName>(name: N, listener: WorldListener<N>): void;
    /** Runs one game tick of 50 ms. The server's loop calls it unless autoTick is false. */
    tick(): void;
    /** Closes all connections and ends the tick loop. Can be called more than once. */
    stop(): Promise<void>;
}
export {};
