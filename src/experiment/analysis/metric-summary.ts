import { createRandom } from '../../core/random.ts'
import { bootstrapMean } from '../../core/statistics/bootstrap.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { type Metric, type ShownMetric, shownMetrics } from '../../judger/metrics/metric.ts'
import { type EpisodeResult, isInfrastructure } from '../matrix/episode-result.ts'

const SEED = 1

/** The metrics of plug-ins that results have values of, with or without a definition. */
export function metricsIn(results: readonly EpisodeResult[], metrics: readonly Metric[]): ShownMetric[] {
  const ids = new Set(results.flatMap((result) => Object.keys(result.metrics)))
  return shownMetrics(metrics, ids).filter(({ id }) => ids.has(id))
}

/** The mean of a metric over the sound episodes of a condition that have a value. */
export function summarizeMetric(
  id: string,
  condition: string,
  results: readonly EpisodeResult[],
): Interval & { n: number } {
  const values = results.flatMap((result) =>
    result.condition === condition && !isInfrastructure(result) ? (result.metrics[id] ?? []) : [],
  )
  return { ...bootstrapMean(values, createRandom(SEED)), n: values.length }
}
