import type { Subtask } from '../../graph/subtask.ts'
import type { WorkEstimates } from '../work-estimates.ts'

/** What a path board is made with. */
export interface BoardOptions {
  estimates: WorkEstimates
  /** Agents that work; without a team any agent may start anything. */
  team?: readonly string[]
  /** Game time (ms); without it nothing rests between attempts. */
  now?: () => number
  /** Subtasks that are done already. */
  done?: Iterable<number>
  /** False leaves a subtask to agents that are better placed for it. */
  mayStart?: (agent: string, subtask: Subtask, running: ReadonlyMap<string, Subtask>) => boolean
}
