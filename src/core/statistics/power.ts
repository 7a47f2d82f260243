/** Quantiles of the normal distribution: 97.5 % (two-sided test at 5 %) and 80 % (power). */
const Z_TEST = 1.959963984540054
const Z_POWER = 0.8416212335729143

/**
 * The number of pairs needed to detect the observed mean difference with 80 % power in a two-sided test at 5 %, given the
 * observed spread: n = ((z₀.₉₇₅ + z₀.₈) · s / d)², s the sample standard deviation (normal
 * approximation). Infinity if the mean is zero; undefined for fewer than two pairs, which have no spread.
 */
export function pairsNeeded(differences: readonly number[]): number | undefined {
  const n = differences.length
  if (n < 2) return undefined
  const mean = differences.reduce((sum, value) => sum + value, 0) / n
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  if (variance === 0) return mean === 0 ? Number.POSITIVE_INFINITY : 2
  if (mean === 0) return Number.POSITIVE_INFINITY
  return Math.max(2, Math.ceil(((Z_TEST + Z_POWER) ** 2 * variance) / mean ** 2))
}
