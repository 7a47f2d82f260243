import type { Clock } from '../../core/clock.ts'
import type { EventSink } from '../../core/journal/events.ts'
import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../../task/block.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'

/** How far a task is. */
export interface Progress {
  done: number
  of: number
  /** What is counted, after a number: "blocks stand as the blueprint wants them". */
  what: string
}

/** What a judge watches the run with. */
export interface Watch {
  server: MinecraftServer
  clock: Clock
  log: EventSink
  /** Where an agent's feet are; undefined while it is not in the world. */
  positionOf(agent: string): Position | undefined
  /** How many of an item an agent has; none while it is not in the world. */
  carries(agent: string, item: string): number
  agents: readonly string[]
  signal: AbortSignal
}

/** What the Judger does differently for each scenario: furnish the arena, watch over the run, say how far it is. */
export interface ScenarioJudge {
  /** Blocks that stand beside the containers when the run begins. */
  readonly fixtures: readonly PlacedBlock[]
  /** Cells that must be free when the run begins. */
  readonly free: readonly Position[]
  /** Commands beyond blocks, e.g. to bring animals; given once all blocks stand. */
  commands(): readonly string[]
  /** Begins when the team has come, and does what the world does not do by itself. @returns what ends it. */
  watch(watch: Watch): () => void
  progress(look: Look): Progress
}

/** The Judger's own look at the world. */
export interface Look {
  shows(cell: { position: Position; block: BlockSpec }): boolean
}
