import type { Subtask } from '../../graph/subtask.ts'
import type { TrialResult } from '../../planner/trials.ts'
import type { PluginReference } from '../../plugin/reference.ts'
import type { Task } from '../../task/task.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { Rehearsed } from './carry-out-trials.ts'
import type { TrialSetting } from './effect.ts'

/** An order to a trial thread. */
export interface TrialData {
  task: Task
  subtasks: readonly Subtask[]
  plugins: readonly PluginReference[]
}

export type TrialOrder =
  | { kind: 'rehearse'; order: readonly number[] }
  | ({ kind: 'attempt'; subtask: number } & TrialSetting)

/** The result of an order; `gameMs` is its game time. */
export type TrialReport =
  | { kind: 'rehearsed'; rehearsed: Rehearsed; gameMs: number }
  | { kind: 'attempted'; result: TrialResult; gameMs: number }
  | { kind: 'failed'; error: ErrorRecord }
