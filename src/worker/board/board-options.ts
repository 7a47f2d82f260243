import type { Subtask } from '../../graph/subtask.ts'
import { TEAM_POLICY, type TeamPolicy } from '../team-policy.ts'
import type { WorkEstimates } from '../work-estimates.ts'

/** Options of a path board. */
export interface BoardOptions {
  estimates: WorkEstimates
  /** Default: `TEAM_POLICY`. */
  policy?: TeamPolicy
  /** The working agents; without a team any agent may start any subtask. */
  team?: readonly string[]
  /** Game time (ms); without a clock no subtask rests between attempts. */
  now?: () => number
  /** Subtasks that are already done. */
  done?: Iterable<number>
  /** Returns false to leave a subtask to agents that are better placed for it. */
  mayStart?: (agent: string, subtask: Subtask, running: ReadonlyMap<string, Subtask>) => boolean
}

/** Without a clock, every rest counts as over. */
export const BOARD_DEFAULTS = {
  team: [],
  now: () => Number.POSITIVE_INFINITY,
  done: [],
  mayStart: undefined,
  policy: TEAM_POLICY,
} as const satisfies Partial<Record<keyof BoardOptions, unknown>>
