import type { Random } from '../random.ts'
import type { Bounds } from './crossed-interval.ts'
import { clopperPearson } from './exact-share.ts'
import type { Interval } from './intervals.ts'
import { normalBelow } from './normal.ts'
import { studentQuantile } from './student.ts'

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

/** The middle value, or the mean of the two in the middle; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/**
 * A statistic with its 95 % interval by the bootstrap over whole clusters: dependent values, such as all ratings of a task, are
 * drawn together. Samples for which the statistic is not defined (NaN) are left out.
 * @param limits if all samples agree, the interval extends towards these by the exact bound (Clopper & Pearson) for this number
 * of clusters; without limits it is then infinite
 * @returns an interval from −∞ to ∞ with fewer than two clusters, since the spread is unknown
 */
export function clusteredBootstrap<T>(
  clusters: readonly (readonly T[])[],
  statistic: (items: readonly T[]) => number,
  random: Random,
  { resamples = 1000, limits = {} }: { resamples?: number; limits?: Bounds } = {},
): Interval {
  const centre = statistic(clusters.flat())
  const unknown = { mean: centre, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  if (clusters.length < 2) return unknown
  const values = Array.from({ length: resamples }, () =>
    statistic(clusters.flatMap(() => clusters[random.integer(clusters.length)] as readonly T[])),
  ).filter((value) => !Number.isNaN(value))
  if (values.length === 0) return unknown
  const { low, high } = bootstrapEnds(values, clusters.length)
  if (low < high) return { mean: centre, low, high }
  const unseen = clopperPearson(0, clusters.length, 0.05).high
  const { low: least = Number.NEGATIVE_INFINITY, high: most = Number.POSITIVE_INFINITY } = limits
  return { mean: centre, low: towards(centre, least, unseen), high: towards(centre, most, unseen) }
}

const towards = (from: number, to: number, share: number): number =>
  from === to ? to : from + share * (to - from)

/**
 * The middle 95 % of the resampled values, widened for the number of clusters as with Student's t (expanded percentiles,
 * Hesterberg 2015): plain percentiles are too narrow with few clusters.
 */
export function bootstrapEnds(values: readonly number[], clusters: number): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const tail = normalBelow(-Math.sqrt(clusters / (clusters - 1)) * studentQuantile(0.05, clusters - 1))
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number
  return { low: at(tail), high: at(1 - tail) }
}
