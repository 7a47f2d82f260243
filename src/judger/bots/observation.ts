import type { Position } from '../../core/position.ts'
import type { Observation } from '../../task/observation.ts'
import type { Task } from '../../task/task.ts'
import { blocksAround, thingsSeen } from '../look-around.ts'
import { observe } from '../observe.ts'
import type { SpatialMemory } from '../skills/spatial-memory.ts'
import { surroundingsOf } from '../skills/surroundings.ts'
import type { Presence } from './presence.ts'

export interface ObservationOptions {
  readonly task: Task
  readonly memory: SpatialMemory
  /** Game time (ms). */
  readonly now: number
  /** The cells to include. */
  readonly cells: readonly Position[]
  /** Whether the agent is on top of a pillar. */
  readonly isUp: boolean
  /** Whether the blocks and animals around the agent are included. */
  readonly looksAround: boolean
}

/** An agent's observation through its client. In worlds with terrain, it includes the team's memory. */
export function observationOf(
  { bot, containers }: Presence,
  { task, memory, now, cells, isUp, looksAround }: ObservationOptions,
): Observation {
  const own = observe(bot, containers, { cells, isUp })
  const seen = looksAround ? { ...own, around: blocksAround(bot) } : own
  if (task.terrain === undefined) return looksAround ? { ...seen, seen: thingsSeen(bot, task) } : seen
  return { ...seen, surroundings: surroundingsOf(bot, memory, now) }
}
