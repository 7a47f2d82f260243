import type { Clock } from '../../core/clock.ts'
import type { EventSink } from '../../core/journal/events.ts'
import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../../task/block.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Progress } from '../../task/progress.ts'
import type { ItemCount, Task } from '../../task/task.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'

/** What a judge can use to watch a run. */
export interface Watch {
  server: MinecraftServer
  clock: Clock
  log: EventSink
  /** Position of an agent's feet; undefined while it is not in the world. */
  positionOf(agent: string): Position | undefined
  /** What an agent carries; undefined while it is not in the world. */
  itemsOf(agent: string): readonly ItemCount[] | undefined
  agents: readonly string[]
  signal: AbortSignal
}

/** The scenario-specific part of the Judger: furnishing the arena, watching the run, and measuring progress. */
export interface ScenarioJudge {
  /** Blocks in addition to the containers at the start of the run. */
  readonly fixtures: readonly PlacedBlock[]
  /** Cells that must be free at the start of the run. */
  readonly free: readonly Position[]
  /** Additional commands, e.g. to summon animals; sent after all blocks have been set. */
  commands(): readonly string[]
  /** Called when the team has joined. Does what the world does not do itself. @returns a function that stops it */
  watch(watch: Watch): () => void
  progress(look: Look): Progress
  /** The task without used-up sources. Default: the original task. */
  remaining?(look: Look): Task
}

/** The Judger's view of the world. */
export interface Look {
  shows(cell: { position: Position; block: BlockSpec }): boolean
  /** The number of an item that all agents carry together. */
  carried(item: string): number
  /** The current blocks of the arena. */
  standing(): PlacedBlock[]
  /** The number of mobs of a kind that the team sees. */
  living(kind: string): number
}
