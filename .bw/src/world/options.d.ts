import type { Vec } from './geometry.ts';
import type { QueryOptions } from './query/server.ts';
import type { RconOptions } from './rcon/server.ts';
import type { WorldRules } from './rules.ts';
/** Game time in milliseconds; the server's only source of time. */
export interface WorldClock {
    now(): number;
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
/** Uniform numbers in [0,1); the server's only source of randomness. */
export interface WorldRandom {
    next(): number;
}
export type DimensionName = 'overworld' | 'the_nether' | 'the_end';
export type GameMode = 'survival' | 'creative' | 'adventure' | 'spectator';
/** A world of survival terrain instead of the flat one. */
export interface TerrainOptions {
    /** A whole number; the same seed gives the same terrain on every machine. */
    readonly seed: number;
    /** Biome in which players start: terrain uses the first seed derived from `seed` that starts there. */
    readonly biome?: string;
    /**
     * Biomes, one of which is a short walk (24 to 160 blocks) from the players' spawn, which is not in any of them. A seed is
     * searched for as with `biome`.
     */
    readonly near?: readonly string[];
    /** Dimension of new players' first spawn, and of respawns. Default: the overworld. */
    readonly dimension?: DimensionName;
}
/** Makes a server behave like other servers, for testing clients that play on those. */
export interface SkewOptions {
    /** Delay added to everything sent to game clients (ms of wall time). Default 0. */
    readonly gameMs?: number;
    /** Delay added to RCON replies (ms of wall time). Default 0. */
    readonly rconMs?: number;
    /**
     * How the server answers clients' actions. `late`: packets are handled in the server's tick, not on arrival. `echo`: in
     * addition each click on a window is answered by all its slots and the cursor, as some servers do. Default: at once.
     */
    readonly acks?: 'late' | 'echo';
}
export interface EmbeddedServerOptions {
    /** Minecraft version, one of VERSIONS. Default 1.19.2, the only complete one. */
    readonly version?: string;
    readonly clock: WorldClock;
    readonly random: WorldRandom;
    /** TCP address; port 0 selects a free one. Absent: in-memory clients only. */
    readonly listen?: {
        readonly host?: string;
        readonly port: number;
    };
    /** Radius of the chunks sent around a player. Default 4. */
    readonly viewDistance?: number;
    /** Spawn position of players (feet). Default: the centre of block 0, -60, 0 (0, 4, 0 before 1.18), on top of the grass. */
    readonly spawn?: Vec;
    /** Survival terrain (1.18 and later). Absent: a flat world. */
    readonly terrain?: TerrainOptions;
    /**
     * Biome of the flat world. Default: plains, as in vanilla's superflat world. Throws 'unknown_biome' if it does not exist in the
     * version.
     */
    readonly flatBiome?: string;
    /** Rules that differ from the game's. Absent: none do. */
    readonly rules?: WorldRules;
    /** Names of players who may use commands in chat. Absent: all players. */
    readonly ops?: readonly string[];
    /** Game mode of players who join for the first time; `defaultgamemode` changes it. Default: survival. */
    readonly gameMode?: GameMode;
    /** Default: easy; `/difficulty` changes it. */
    readonly difficulty?: 'peaceful' | 'easy' | 'normal' | 'hard';
    /** Ticks per second of the clock. Clients always move at 20. Default 20, as vanilla. */
    readonly ticksPerSecond?: number;
    /**
     * Whether clients see other players' digging progress, as in vanilla. This is costly with many clients in one process. Default
     * true.
     */
    readonly showDigging?: boolean;
    /** false: the caller ticks the server with tick(). Default true: the server ticks by the clock. */
    readonly autoTick?: boolean;
    /**
     * Folder of a world in vanilla's format (1.18 to 1.19.2). Its contents are loaded, including the spawn; missing chunks
     * are generated. Only save() writes to it.
     */
    readonly worldFolder?: string;
    /** Folder of data packs, whose functions commands can call. Default: `datapacks` in the world folder. */
    readonly dataPacks?: string;
    /** Delays, and late or repeated answers, for tests. */
    readonly skew?: SkewOptions;
    /** Accepts commands over Source RCON with operator rights. Absent: no RCON. */
    readonly rcon?: RconOptions;
    /** Answers the query protocol (UDP), like vanilla with `enable-query`. Absent: no query protocol. */
    readonly query?: QueryOptions;
}
/** The version that is complete: commands, rules and world folders are those of this version. */
export declare const SUPPORTED_VERSION = "1.19.2";
/** The spawn on top of the ground of a world with this lowest block. */
export declare const spawnAbove: (bottom: number) => Vec;
export declare const DEFAULT_VIEW_DISTANCE = 4;
