import type { Vec } from './geometry.ts'
import type { RconOptions } from './rcon/server.ts'

/** Game time in milliseconds; the only source of time of the server. */
export interface WorldClock {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Uniform numbers in [0,1); the only source of chance of the server. */
export interface WorldRandom {
  next(): number
}

export interface EmbeddedServerOptions {
  /** Minecraft version, one of VERSIONS. Default 1.19.2, the only one that is complete. */
  readonly version?: string
  readonly clock: WorldClock
  readonly random: WorldRandom
  /** TCP address; port 0 takes any free one. Absent: no port is opened, in-memory clients only. */
  readonly listen?: { readonly host?: string; readonly port: number }
  /** Chunks sent around a player. Default 4. */
  readonly viewDistance?: number
  /** Where players appear (feet). Default: the middle of block 0, -60, 0 (0, 4, 0 before 1.18), on top of the grass. */
  readonly spawn?: Vec
  /** Names that may use commands by chat. Absent: everybody. */
  readonly ops?: readonly string[]
  /** false: nobody calls tick() but the owner. Default true: the server ticks itself on the clock. */
  readonly autoTick?: boolean
  /**
   * Folder of a world in vanilla's format (1.18 to 1.19.2). What is in it is loaded, its spawn included; missing chunks
   * are generated. Nothing is written to it but by save().
   */
  readonly worldFolder?: string
  /** Takes commands over Source RCON, with operator rights. Absent: no port is opened. */
  readonly rcon?: RconOptions
}

/** The version that everything is there for: commands, rules and world folders are those of it. */
export const SUPPORTED_VERSION = '1.19.2'
/** Layers of the flat ground. */
const GROUND = 4
/** On top of the ground of a world with this lowest block. */
export const spawnAbove = (bottom: number): Vec => ({ x: 0.5, y: bottom + GROUND, z: 0.5 })
export const DEFAULT_SPAWN: Vec = spawnAbove(-64)
export const DEFAULT_VIEW_DISTANCE = 4
