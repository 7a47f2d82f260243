import type { GameEvent } from '../../core/journal/events.ts'
import type { Task } from '../../task/task.ts'

/** A number that a scorecard shows beside the built-in ones, computed from the journal alone. */
export interface Metric {
  readonly id: string
  /** Short, for the heads of tables. */
  readonly title: string
  /** "%", "s", "blocks"; empty for a plain number. */
  readonly unit?: string
  /** Which way is better; undefined where neither is. */
  readonly better?: 'higher' | 'lower'
  /** @returns undefined where the metric says nothing of this task */
  compute(events: readonly GameEvent[], task: Task): number | undefined
}

/** The values of metrics by their ids; those that say nothing of the task are left out. */
export function computeMetrics(
  metrics: readonly Metric[],
  events: readonly GameEvent[],
  task: Task,
): Record<string, number> {
  return Object.fromEntries(
    metrics.flatMap(({ id, compute }) => {
      const value = compute(events, task)
      return value === undefined ? [] : [[id, value]]
    }),
  )
}
