import type { Random } from '../random.ts'
import type { Interval } from './intervals.ts'

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

/** The middle value, or the mean of the two in the middle; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/**
 * The mean of values with its 95 % interval by the percentile bootstrap (Efron 1979). For paired comparisons give the
 * differences. With fewer than two values the interval is the value itself.
 */
export function bootstrapMean(values: readonly number[], random: Random, resamples = 2000): Interval {
  const centre = mean(values)
  if (values.length < 2) return { mean: centre, low: centre, high: centre }
  const means = Array.from({ length: resamples }, () => {
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[random.integer(values.length)] as number
    return sum / values.length
  }).sort((a, b) => a - b)
  const at = (share: number) => means[Math.floor(share * (resamples - 1))] as number
  return { mean: centre, low: at(0.025), high: at(0.975) }
}

/**
 * A statistic with its 95 % interval by the percentile bootstrap over whole clusters: what belongs together, such as all
 * ratings of a task, is drawn together. Samples for which the statistic is not defined (NaN) are left out.
 * @returns an interval from −∞ to ∞ with fewer than two clusters, since nothing tells the spread
 */
export function clusteredBootstrap<T>(
  clusters: readonly (readonly T[])[],
  statistic: (items: readonly T[]) => number,
  random: Random,
  resamples = 1000,
): Interval {
  const centre = statistic(clusters.flat())
  const unknown = { mean: centre, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  if (clusters.length < 2) return unknown
  const values = Array.from({ length: resamples }, () =>
    statistic(clusters.flatMap(() => clusters[random.integer(clusters.length)] as readonly T[])),
  )
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b)
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] as number
  return values.length === 0 ? unknown : { mean: centre, low: at(0.025), high: at(0.975) }
}
