import type { Bounds, Measurement } from '../../core/statistics/crossed.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'

export const PERCENT: Bounds = { low: 0, high: 100 }
export const POSITIVE: Bounds = { low: 0 }

/** One number per episode with its task and seed; episodes without a value are left out. */
export const measurementsOf = (
  results: readonly EpisodeResult[],
  of: (result: EpisodeResult) => number | null | undefined,
): Measurement[] =>
  results.flatMap((result) => {
    const value = of(result)
    return value === undefined || value === null ? [] : [{ task: result.task, seed: result.seed, value }]
  })
