import { analysisOfVariance, crossedTable, type Design, type Measurement } from './crossed-table.ts'
import { reachOf, type Shares } from './exact-share.ts'
import type { Method } from './intervals.ts'
import { type Spread, seedHalf, spreadOf, unitHalf } from './spread.ts'
import { studentQuantile } from './student.ts'
import { averageQuantile } from './weighted-average.ts'

/** Values that a measurement cannot exceed, such as 0 and 100 for percentages. */
export interface Bounds {
  low?: number
  high?: number
}

/** Ends of an interval. */
export interface Ends {
  low: number
  high: number
}

/** A confidence interval for a mean, at any level. */
export interface IntervalFamily {
  mean: number
  spread: Spread
  method: Method
  /** @param level probability that the true mean lies outside, such as 0.05 */
  ends(level: number): Ends
}

/** Minimum number of units that differ from the most frequent value for t to be reliable. */
const SPARSE = 4
/** Ratio of mean squares above which seeds in sparse data count as sharing an effect. */
const VISIBLE_SEEDS = 4
/** Skewness of the units' means above which the longer side is extended. */
const SKEWED = 0.3

/**
 * The interval that fits a design. Exact where t is wrong: outcomes that only take the values of the bounds (and their middle, as
 * in paired differences), and data in which few units differ from the rest. See docs/statistics.md.
 */
export function intervalFamily(
  measurements: readonly Measurement[],
  bounds: Bounds,
  design: Design = 'crossed',
): IntervalFamily {
  const spread = spreadOf(crossedTable(measurements, design))
  const { mean, units } = spread
  const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = bounds
  if (units < 2)
    return {
      mean,
      spread,
      method: 'none',
      ends: () => ({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }),
    }
  const { reference, off, isDiscrete } = outcomesOf(measurements, units, { low, high })
  const isSparse = off < SPARSE && 2 * off < units
  if (isDiscrete || isSparse) {
    if (Number.isFinite(high - low))
      return exact(measurements, spread, { reference, low, high, isSparse, design })
    if (off < 2) return { mean, spread, method: 'none', ends: () => ({ low, high }) }
  }
  return students(spread, { low, high })
}

/** The reference value of the comparison, and how many units differ from it. */
function outcomesOf(measurements: readonly Measurement[], units: number, { low, high }: Ends) {
  const values = new Set(measurements.map(({ value }) => value))
  const middle = (low + high) / 2
  const are = (...allowed: number[]) => [...values].every((value) => allowed.includes(value))
  const isBinary = are(low, high)
  const isPaired = are(low, middle, high)
  const byValue = Map.groupBy(measurements, ({ value }) => value)
  const [mode] = [...byValue].sort(([, a], [, b]) => b.length - a.length)[0] as [number, unknown]
  const isOneTask = new Set(measurements.map(({ task }) => task)).size === 1 && units > 1
  const others = measurements.filter(({ value }) => value !== mode)
  const off = new Set(others.map(({ task, seed }) => (isOneTask ? seed : task))).size
  return { reference: isBinary ? low : isPaired ? middle : mode, off, isDiscrete: isBinary || isPaired }
}

/** Exact shares of the distance to the bounds, for the number of independent trials that the spread implies. */
function exact(
  measurements: readonly Measurement[],
  spread: Spread,
  { reference, low, high, isSparse, design }: Ends & { reference: number; isSparse: boolean; design: Design },
): IntervalFamily {
  const { mean } = spread
  const ranges: Shares = { above: high - reference, below: reference - low }
  const gained = meanOf(
    measurements.map((one) => ({ ...one, value: Math.max(0, one.value - reference) })),
    design,
  )
  const lost = Math.max(0, gained - (mean - reference))
  const shares: Shares = {
    above: ranges.above > 0 ? Math.min(1, Math.max(0, gained / ranges.above)) : 0,
    below: ranges.below > 0 ? Math.min(1, lost / ranges.below) : 0,
  }
  const variance =
    shares.above * ranges.above ** 2 + shares.below * ranges.below ** 2 - (mean - reference) ** 2
  const trials = trialsOf(spread, { n: measurements.length, variance, isSparse })
  return {
    mean,
    spread,
    method: 'exact',
    ends(level) {
      const { down, up } = reachOf(shares, ranges, { trials, level })
      return { low: Math.max(low, mean - down), high: Math.min(high, mean + up) }
    },
  }
}

const meanOf = (measurements: readonly Measurement[], design: Design): number =>
  analysisOfVariance(crossedTable(measurements, design)).mean

/**
 * Number of independent trials that carry as much information about the mean as the data: the variance of one trial over that of
 * the mean, less a correction for few degrees of freedom (Korn & Graubard 1998), and at most one per measurement. Units that all
 * agree are one trial each. Sparse data say little about seeds: they count at most units × (seeds − 1) trials.
 */
function trialsOf(
  spread: Spread,
  { n, variance, isSparse }: { n: number; variance: number; isSparse: boolean },
): number {
  const { units, columns, squares } = spread
  const areSeedsVisible = !isSparse || squares.seed > VISIBLE_SEEDS * squares.residual
  const half = Math.hypot(unitHalf(spread, 0.05), areSeedsVisible ? seedHalf(spread, 0.05) : 0)
  if (half === 0 || n === units) return units
  const independent = studentQuantile(0.05, n - 1)
  return Math.min(
    variance * (independent / half) ** 2,
    n * (independent / studentQuantile(0.05, units - 1)) ** 2,
    isSparse && columns > 1 ? units * (columns - 1) : n,
  )
}

/** Student's t over units and seeds; the half-widths add in quadrature, which keeps the level (Banerjee 1960). */
function students(spread: Spread, bounds: Ends): IntervalFamily {
  const { mean, rows } = spread
  const skewness = skewnessOf(rows, mean)
  const isSkewed = Math.abs(skewness) > SKEWED
  const extreme = extremeOf(rows, mean, Math.sign(skewness), bounds)
  return {
    mean,
    spread,
    method: isSkewed ? 'skewed' : 't',
    ends(level) {
      const [own, shared] = [unitHalf(spread, level), seedHalf(spread, level)]
      const share = skewness > 0 ? 1 - level / 2 : level / 2
      const long = isSkewed ? Math.max(own, Math.abs(averageQuantile([...rows, extreme], share) - mean)) : own
      const [down, up] = skewness > 0 ? [own, long] : [long, own]
      return {
        low: Math.max(bounds.low, mean - Math.hypot(down, shared)),
        high: Math.min(bounds.high, mean + Math.hypot(up, shared)),
      }
    },
  }
}

/**
 * A possible value of the next unit on the longer side: beyond the most extreme one, and farther out the fewer units there are.
 */
function extremeOf(rows: readonly number[], mean: number, side: number, { low, high }: Ends): number {
  const most = side > 0 ? Math.max(...rows) : Math.min(...rows)
  const beyond = most + Math.max(0.2, 14 / rows.length - 0.6) * (most - mean)
  return Math.min(high, Math.max(low, beyond))
}

function skewnessOf(values: readonly number[], mean: number): number {
  const moment = (power: number) =>
    values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length
  const variance = moment(2)
  return variance === 0 ? 0 : moment(3) / variance ** 1.5
}
