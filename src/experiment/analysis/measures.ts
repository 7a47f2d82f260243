import type { Bounds } from '../../core/statistics/crossed.ts'
import type { Metric, ShownMetric } from '../../judger/metrics/metric.ts'
import { type EpisodeResult, successOf } from '../matrix/episode-result.ts'
import { metricsIn } from './metric-summary.ts'

const completion = ({ completionRate }: EpisodeResult): number | undefined =>
  completionRate === null ? undefined : 100 * completionRate
const efficiency = (result: EpisodeResult): number | undefined => result.efficiency?.elapsed
const tokens = ({ inputTokens, outputTokens }: EpisodeResult): number => inputTokens + outputTokens

type Difference = (a: EpisodeResult, b: EpisodeResult) => number | undefined

/** Difference between two episodes in one number; undefined unless both have a value. */
const inNumber =
  (of: (result: EpisodeResult) => number | undefined): Difference =>
  (a, b) => {
    const [x, y] = [of(a), of(b)]
    return x === undefined || y === undefined ? undefined : x - y
  }

/**
 * Difference in percent of the mean of both, −200 to 200: scale-free, so that a three-block task, which is done at thousands of
 * percent per minute, does not dominate. 0 if neither achieved anything.
 */
const relative =
  (of: (result: EpisodeResult) => number | undefined): Difference =>
  (a, b) => {
    const [x, y] = [of(a), of(b)]
    if (x === undefined || y === undefined) return undefined
    return x + y === 0 ? 0 : (200 * (x - y)) / (x + y)
  }

/** A number per episode that can be compared in pairs. */
export interface Measure {
  id: string
  name: string
  unit: string
  /** Which direction is better; undefined if neither is. */
  better: 'higher' | 'lower' | undefined
  /** a − b; undefined if either has no value. */
  difference: Difference
  /** Largest possible difference; empty without such a limit. */
  bounds: Bounds
}

const measure = (
  id: string,
  name: string,
  unit: string,
  better: Measure['better'],
  difference: Difference,
  bounds: Bounds = {},
): Measure => ({ id, name, unit, better, difference, bounds })

/** Differences of percentages. */
const POINTS: Bounds = { low: -100, high: 100 }

/** 100 for a task that was solved, 0 for one that was not; undefined if no rule decides. */
const success = (result: EpisodeResult): number | undefined => {
  const solved = successOf(result)
  return solved === null ? undefined : 100 * solved
}

/** The built-in measures. */
export const MEASURES = {
  success: measure('success', 'tasks solved', '%', 'higher', inNumber(success), POINTS),
  completion: measure('completion', 'completion rate', '%', 'higher', inNumber(completion), POINTS),
  viewHits: measure(
    'viewHits',
    'view hit rate',
    '%',
    'higher',
    inNumber(({ viewHitRate }) => (viewHitRate === null ? undefined : 100 * viewHitRate)),
    POINTS,
  ),
  efficiency: measure('efficiency', 'efficiency', '%/min', 'higher', inNumber(efficiency)),
  relativeEfficiency: measure(
    'relativeEfficiency',
    'efficiency, relative',
    '% of the pair’s mean',
    'higher',
    relative(efficiency),
    { low: -200, high: 200 },
  ),
  balance: measure(
    'balance',
    'balance',
    '%',
    'higher',
    inNumber(({ balance }) => 100 * balance.even),
    POINTS,
  ),
  seconds: measure(
    'seconds',
    'time',
    's',
    'lower',
    inNumber(({ time }) => time.elapsed),
  ),
  calls: measure(
    'calls',
    'model calls',
    '',
    'lower',
    inNumber(({ calls }) => calls),
  ),
  tokens: measure('tokens', 'tokens', '', 'lower', inNumber(tokens)),
}
export type MeasureId = keyof typeof MEASURES

/** A metric of a plug-in as a measure. */
const measureOf = ({ id, title, unit = '', better }: ShownMetric): Measure =>
  measure(
    id,
    title,
    unit,
    better,
    inNumber(({ metrics }) => metrics[id]),
  )

/** The measures that tables and pages compare: those for the kind of experiment, and the metrics of plug-ins that have values. */
export function measuresOf(
  kind: 'run' | 'ablation' | 'comparison',
  results: readonly EpisodeResult[],
  metrics: readonly Metric[] = [],
): Measure[] {
  const { completion, viewHits, efficiency, relativeEfficiency, balance, calls, tokens } = MEASURES
  const isSeen = results.some(({ viewHitRate }) => viewHitRate !== null)
  return [
    completion,
    ...(isSeen ? [viewHits] : []),
    efficiency,
    relativeEfficiency,
    balance,
    ...(kind === 'ablation' ? [] : [calls, tokens]),
    ...metricsIn(results, metrics).map(measureOf),
  ]
}
