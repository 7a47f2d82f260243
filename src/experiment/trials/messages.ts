import type { Subtask } from '../../graph/subtask.ts'
import type { TrialResult } from '../../planner/trials.ts'
import type { PluginReference } from '../../plugin/reference.ts'
import type { Task } from '../../task/task.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { Rehearsed } from './carry-out-trials.ts'
import type { TrialSetting } from './effect.ts'

/** The data with which a trial thread is started. */
export interface TrialThreadData {
  plugins: readonly PluginReference[]
}

/** The subtasks that trials carry out, and their task. */
export interface TrialPlan {
  task: Task
  subtasks: readonly Subtask[]
}

/** A request to a trial thread. A plan holds for all later requests, and is not answered. */
export type TrialOrder =
  | { kind: 'rehearse'; order: readonly number[] }
  | ({ kind: 'attempt'; subtask: number } & TrialSetting)
export type TrialMessage = TrialOrder | { kind: 'plan'; plan: TrialPlan }

/** The result of a request; `gameMs` is its game time. */
export type TrialReport =
  | { kind: 'rehearsed'; rehearsed: Rehearsed; gameMs: number }
  | { kind: 'attempted'; result: TrialResult; gameMs: number }
  | { kind: 'failed'; error: ErrorRecord }
