import type { Clock } from '../../core/clock.ts'
import type { EventSink } from '../../core/journal/events.ts'
import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../../task/block.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Progress } from '../../task/progress.ts'
import type { ItemCount, Task } from '../../task/task.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'

/** What a judge watches the run with. */
export interface Watch {
  server: MinecraftServer
  clock: Clock
  log: EventSink
  /** Where an agent's feet are; undefined while it is not in the world. */
  positionOf(agent: string): Position | undefined
  /** What an agent carries; undefined while it is not in the world. */
  itemsOf(agent: string): readonly ItemCount[] | undefined
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
  /** The task as it is by now, where sources are used up; without this it is as it was. */
  remaining?(look: Look): Task
}

/** The Judger's own look at the world. */
export interface Look {
  shows(cell: { position: Position; block: BlockSpec }): boolean
  /** How many of an item all agents carry together. */
  carried(item: string): number
  /** Blocks of the arena that stand by now. */
  standing(): PlacedBlock[]
  /** How many mobs of a kind the team sees. */
  living(kind: string): number
}
