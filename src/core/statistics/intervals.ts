/**
 * How an interval over tasks and seeds was computed: `t`, Student's t; `skewed`, the same with the longer side of a skewed
 * distribution extended; `exact`, exact shares at the effective number of trials; `none` if the spread is unknown.
 * docs/statistics.md says when each is used.
 */
export type Method = 't' | 'skewed' | 'exact' | 'none'

/** A number with the range in which its true value lies at the stated level. */
export interface Interval {
  mean: number
  low: number
  high: number
  /** Only for intervals over tasks and seeds. */
  method?: Method
}

/** Number of successes in a number of trials. */
export interface Tally {
  hits: number
  n: number
}

/** Two-sided 95 % quantile of the normal distribution. */
const Z95 = 1.959963984540054

/**
 * Wilson's score interval of a rate at 95 % (Wilson 1927): also valid for few trials and for rates of 0 and 1.
 * For n = 0 the interval is 0 to 1.
 */
export function wilson({ hits, n }: Tally): Interval {
  if (n === 0) return { mean: Number.NaN, low: 0, high: 1 }
  const mean = hits / n
  const z2 = Z95 * Z95
  const centre = (mean + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((mean * (1 - mean)) / n + z2 / (4 * n * n))
  // the formula is exact at the ends, but floating point is not
  return {
    mean,
    low: hits === 0 ? 0 : Math.max(0, centre - half),
    high: hits === n ? 1 : Math.min(1, centre + half),
  }
}

/**
 * The difference `a − b` of two independent rates with its 95 % interval (Newcombe 1998, method 10: two Wilson
 * intervals put together).
 */
export function differenceOfRates(a: Tally, b: Tally): Interval {
  const first = wilson(a)
  const second = wilson(b)
  if (a.n === 0 || b.n === 0) return { mean: Number.NaN, low: -1, high: 1 }
  const mean = first.mean - second.mean
  const down = Math.hypot(first.mean - first.low, second.high - second.mean)
  const up = Math.hypot(first.high - first.mean, second.mean - second.low)
  return { mean, low: Math.max(-1, mean - down), high: Math.min(1, mean + up) }
}
