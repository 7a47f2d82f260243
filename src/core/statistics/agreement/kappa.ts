/** Penalty for being two levels apart, relative to one level: the same, twice, four times. */
export type KappaWeights = 'none' | 'linear' | 'quadratic'

/**
 * Cohen's κ of two raters (1960; weighted 1968): agreement beyond what their habits alone produce. Levels are ordered, and their
 * distance is that of their places in the list.
 * @returns NaN if chance alone would agree on everything, such as one level used by both throughout
 */
export function cohenKappa<Level>(
  pairs: readonly (readonly [Level, Level])[],
  levels: readonly Level[],
  weights: KappaWeights,
): number {
  const place = new Map(levels.map((level, index) => [level, index]))
  const at = (level: Level): number => {
    const index = place.get(level)
    if (index === undefined) throw new RangeError(`${String(level)} is none of the levels`)
    return index
  }
  const first = levels.map(() => 0)
  const second = levels.map(() => 0)
  let observed = 0
  for (const [a, b] of pairs) {
    const [i, j] = [at(a), at(b)]
    first[i] = (first[i] as number) + 1
    second[j] = (second[j] as number) + 1
    observed += apart(i, j, weights)
  }
  const expected = first.reduce(
    (sum, m, i) => sum + second.reduce((row, k, j) => row + (m * k * apart(i, j, weights)) / pairs.length, 0),
    0,
  )
  return expected === 0 ? Number.NaN : 1 - observed / expected
}

function apart(i: number, j: number, weights: KappaWeights): number {
  if (weights === 'none') return i === j ? 0 : 1
  return weights === 'linear' ? Math.abs(i - j) : (i - j) ** 2
}

/** How two values are compared: equal or not, by rank, or by amount. */
export type AlphaMetric = 'nominal' | 'ordinal' | 'interval'

/**
 * Krippendorff's α for any number of raters and missing values (Krippendorff 2011).
 * @param units the ratings of each item; items with fewer than two do not count
 * @returns NaN if all values are the same or no item was rated twice
 */
export function krippendorffAlpha(units: readonly (readonly number[])[], metric: AlphaMetric): number {
  const paired = units.filter(({ length }) => length > 1)
  const totals = new Map<number, number>()
  for (const value of paired.flat()) totals.set(value, (totals.get(value) ?? 0) + 1)
  const values = [...totals.keys()].sort((a, b) => a - b)
  const n = paired.reduce((sum, { length }) => sum + length, 0)
  const distance = distances(values, totals, metric)
  let observed = 0
  for (const unit of paired) {
    let sum = 0
    for (const a of unit) for (const b of unit) sum += distance(a, b)
    observed += sum / (unit.length - 1)
  }
  let expected = 0
  for (const [a, many] of totals) for (const [b, more] of totals) expected += many * more * distance(a, b)
  return expected === 0 ? Number.NaN : 1 - ((n - 1) * observed) / expected
}

/** Squared differences of values. */
function distances(
  values: readonly number[],
  totals: ReadonlyMap<number, number>,
  metric: AlphaMetric,
): (a: number, b: number) => number {
  if (metric === 'nominal') return (a, b) => (a === b ? 0 : 1)
  if (metric === 'interval') return (a, b) => (a - b) ** 2
  // Cumulative counts up to each value, including half of its own: the differences count the values in between.
  const middle = new Map<number, number>()
  let below = 0
  for (const value of values) {
    const own = totals.get(value) ?? 0
    middle.set(value, below + own / 2)
    below += own
  }
  return (a, b) => ((middle.get(a) ?? 0) - (middle.get(b) ?? 0)) ** 2
}
