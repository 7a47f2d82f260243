import { type CrossedMean, crossedMean } from '../../core/statistics/crossed.ts'
import { type Metric, type ShownMetric, shownMetrics } from '../../judger/metrics/metric.ts'
import { type EpisodeResult, isInfrastructure } from '../matrix/episode-result.ts'

/** The plug-in metrics for which results have values, with or without a definition. */
export function metricsIn(results: readonly EpisodeResult[], metrics: readonly Metric[]): ShownMetric[] {
  const ids = new Set(results.flatMap((result) => Object.keys(result.metrics)))
  return shownMetrics(metrics, ids).filter(({ id }) => ids.has(id))
}

/** The mean of a metric over the sound episodes of a condition that have a value. */
export function summarizeMetric(
  id: string,
  condition: string,
  results: readonly EpisodeResult[],
): CrossedMean {
  const sound = results.filter((result) => result.condition === condition && !isInfrastructure(result))
  return crossedMean(
    sound.flatMap(({ task, seed, metrics }) => {
      const value = metrics[id]
      return value === undefined ? [] : [{ task, seed, value }]
    }),
  )
}
