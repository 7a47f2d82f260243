import type { GameEvent } from '../../core/journal/events.ts'
import type { Task } from '../../task/task.ts'

/** A number that a scorecard shows in addition to the built-in ones, computed from the journal alone. */
export interface Metric {
  readonly id: string
  /** A short title for scorecards and tables over experiments. */
  readonly title: string
  /** "%", "s", "blocks"; empty for a plain number. */
  readonly unit?: string
  /** Which direction is better; undefined if neither is. */
  readonly better?: 'higher' | 'lower'
  /** @returns undefined or NaN if the metric does not apply to this task */
  compute(events: readonly GameEvent[], task: Task): number | undefined
}

/** The values of metrics by id, without those that do not apply to the task. */
export function computeMetrics(
  metrics: readonly Metric[],
  events: readonly GameEvent[],
  task: Task,
): Record<string, number> {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const value = metric.compute(events, task)
      return value === undefined || !Number.isFinite(value) ? [] : [[metric.id, value]]
    }),
  )
}

/** The title of a metric with its unit: "blocks broken (blocks)". */
export const metricTitle = ({ title, unit = '' }: Pick<Metric, 'title' | 'unit'>): string =>
  unit === '' ? title : `${title} (${unit})`

/** The better direction, in words; empty if neither is. */
export const metricDirection = ({ better }: Pick<Metric, 'better'>): string =>
  better === undefined ? '' : `${better} is better`

/** A metric as tables show it. */
export type ShownMetric = Omit<Metric, 'compute'>

/** Metrics to show: all known ones, then those that have values but are no longer defined. */
export function shownMetrics(metrics: readonly Metric[], ids: Iterable<string>): ShownMetric[] {
  const unknown = [...new Set(ids)].filter((id) => metrics.every((metric) => metric.id !== id))
  return [...metrics, ...unknown.map((id) => ({ id, title: id }))]
}
