import { type Bounds, type IntervalFamily, intervalFamily } from './crossed-interval.ts'
import type { Design, Measurement } from './crossed-table.ts'
import type { Interval, Method } from './intervals.ts'

export type { Bounds, Measurement }

/** Variances of the random effects in a measurement: of its task, of its seed, and the rest. */
export interface VarianceComponents {
  task: number
  seed: number
  residual: number
}

/**
 * A mean over tasks and seeds. The interval applies to other tasks like these under other seeds; with one seed, to other tasks
 * under this seed. Its ends are infinite if the spread is unknown.
 */
export interface CrossedMean extends Interval {
  /** Measurements. */
  n: number
  tasks: number
  seeds: number
  method: Method
  /**
   * Two-sided probability of such a mean if the true one were zero: the level at which the interval ends at zero. Computed on
   * access.
   */
  readonly p: number
  components: VarianceComponents
}

/** Bounds of a rate. */
export const SHARE: Bounds = { low: 0, high: 1 }

/**
 * The mean of measurements that share tasks and seeds, with its 95 % interval. Each task has the same weight; missing cells are
 * filled in by Yates's method. Both tasks and seeds are random effects: the interval is Student's t over both, or exact where t
 * is wrong (see `intervalFamily`). Where seeds are hardly shared between tasks, or there is one seed, the tasks alone are the
 * units; with one task, the seeds. A rate is the mean of zeros and ones within `SHARE`.
 */
export const crossedMean = (measurements: readonly Measurement[], bounds: Bounds = {}): CrossedMean =>
  meanIn('crossed', measurements, bounds)

/**
 * The mean of measurements whose episodes are nested in tasks, with its 95 % interval over tasks: each task counts once, by the
 * mean of its episodes, regardless of their numbers. With one task its episodes are the units. Ratings are such measurements: the
 * first episode of one task is unrelated to the first episode of another.
 */
export const nestedMean = (measurements: readonly Measurement[], bounds: Bounds = {}): CrossedMean =>
  meanIn('nested', measurements, bounds)

function meanIn(design: Design, measurements: readonly Measurement[], bounds: Bounds): CrossedMean {
  if (measurements.length === 0) return NOTHING
  const family = intervalFamily(measurements, bounds, design)
  const tasks = new Set(measurements.map(({ task }) => task)).size
  return {
    n: measurements.length,
    tasks,
    seeds: new Set(measurements.map(({ seed }) => seed)).size,
    mean: family.mean,
    ...family.ends(0.05),
    method: family.method,
    components: componentsOf(family, tasks),
    get p() {
      return pOf(family)
    },
  }
}

const NOTHING: CrossedMean = {
  n: 0,
  tasks: 0,
  seeds: 0,
  mean: Number.NaN,
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  method: 'none',
  p: 1,
  components: { task: 0, seed: 0, residual: 0 },
}

/** Variance components of the two-way analysis of variance; those below zero count as zero. */
function componentsOf({ spread }: IntervalFamily, tasks: number): VarianceComponents {
  const { units, columns, squares } = spread
  const between = Math.max(0, squares.task - squares.residual) / Math.max(1, columns)
  const component = {
    seed: Math.max(0, squares.seed - squares.residual) / Math.max(1, units),
    residual: squares.residual,
  }
  return tasks > 1 ? { task: between, ...component } : { ...component, task: 0, seed: between }
}

const BISECTIONS = 40
const LEAST_P = 1e-12

/** The level at which an interval ends at zero. If there is none, the sign test: chance that all units have the same sign. */
function pOf({ mean, method, spread: { units }, ends }: IntervalFamily): number {
  if (mean === 0) return 1
  if (method === 'none') return Math.min(1, 2 ** (1 - units))
  const isOutside = (level: number) => {
    const { low, high } = ends(level)
    return low > 0 || high < 0
  }
  if (isOutside(LEAST_P)) return LEAST_P
  let [low, high] = [Math.log(LEAST_P), 0]
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2
    if (isOutside(Math.exp(middle))) high = middle
    else low = middle
  }
  return Math.exp(high)
}
