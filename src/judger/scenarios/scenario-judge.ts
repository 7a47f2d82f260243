import type { Clock } from '../../core/clock.ts'
import type { EventData, EventSink, EventSource } from '../../core/journal/events.ts'
import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Progress } from '../../task/progress.ts'
import type { Task } from '../../task/task.ts'
import type { Counter, MinecraftServer } from '../server/minecraft-server.ts'
import type { Sighting } from './sights.ts'

/** A judge's means of watching a run. */
export interface Watch {
  server: MinecraftServer
  clock: Clock
  log: EventSink & EventSource
  /** Position of an agent's feet; undefined while it is not in the world. */
  positionOf(agent: string): Position | undefined
  /** The game's counters of an agent; undefined until the server has sent them. */
  statisticsOf(agent: string): readonly Counter[] | undefined
  /** An agent's items; undefined while it is not in the world. */
  itemsOf(agent: string): readonly ItemCount[] | undefined
  /**
   * Contents of the container in a cell, each item once, by name; undefined if there is none, and before the server's first
   * report. For a double chest, only the half in this cell.
   */
  contentsOf(position: Position): readonly ItemCount[] | undefined
  /** Biome and light where an agent stands, and which of the required blocks and mobs are near it. */
  placeOf(agent: string, wanted: readonly string[]): PlaceNow | undefined
  /** Surroundings and sky above an agent; undefined while it is not in the world. */
  surroundingsOf(agent: string): SurroundingsNow | undefined
  /** The item in an agent's main hand, null for none; undefined while it is not in the world. */
  handOf(agent: string): string | null | undefined
  /** The object at the centre of an agent's view: a block, a mob, `sky` or `nothing`; undefined while it is not in the world. */
  viewOf(agent: string): string | undefined
  /** Time of day and weather as an agent's client shows them; undefined until one of them does. */
  skyNow(): SkyNow | undefined
  /** Required blocks and mobs in the picture that an agent sees; undefined while it is not in the world. */
  sightingsOf(agent: string, wanted: readonly string[]): readonly Sighting[] | undefined
  agents: readonly string[]
  signal: AbortSignal
}

/** An agent's place. */
export interface PlaceNow {
  readonly biome?: string
  /** Block light at the feet, 0..15. */
  readonly light?: number
  /** Names of nearby targets. */
  readonly near: readonly string[]
}

/** Surroundings and sky above an agent. */
export type SurroundingsNow = NonNullable<EventData<'place.changed'>['surroundings']>

/** Time of day (ticks since six in the morning) and weather. */
export type SkyNow = EventData<'sky.changed'>

/** A command for one agent, run as that agent and at its position. */
export interface AgentCommand {
  readonly agent: string
  /** Without a slash. */
  readonly command: string
}

/** The scenario-specific part of the Judger: furnishing the arena, watching the run, and measuring progress. */
export interface ScenarioJudge {
  /** Blocks in addition to the containers at the start of the run. */
  readonly fixtures: readonly PlacedBlock[]
  /** Cells that must be free at the start of the run. */
  readonly free: readonly Position[]
  /** Additional commands, e.g. to summon animals; sent after all blocks have been set. */
  commands(): readonly string[]
  /** Commands for the agents, run as each agent and at its position once the team has joined. The server must accept them all. */
  welcome?(agents: readonly string[]): readonly AgentCommand[]
  /**
   * Called once the team has joined. Performs the changes that the world does not make by itself. @returns a function that stops
   * this
   */
  watch(watch: Watch): () => void
  progress(look: Look): Progress
  /** The task without used-up sources. Default: the original task. */
  remaining?(look: Look): Task
}

/** The Judger's view of the world. */
export interface Look {
  shows(cell: { position: Position; block: BlockSpec }): boolean
  /** How many of an item all agents carry together. */
  carried(item: string): number
  /**
   * Contents of the container in a cell, as `Watch.contentsOf`. External servers are polled by command once a second, starting
   * with the first call: undefined until the first reply, then up to a second old.
   */
  contentsOf(position: Position): readonly ItemCount[] | undefined
  /** The current blocks of the arena. */
  standing(): PlacedBlock[]
  /** The number of mobs of a kind that the team sees. */
  living(kind: string): number
}
