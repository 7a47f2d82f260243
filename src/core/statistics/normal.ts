/** Below this the series of erf is used, above it the continued fraction of erfc; there, both are exact to the last digits. */
const SERIES_UNTIL = 2.5
const EPSILON = 1e-17
const MAX_TERMS = 300

/** erf by its Maclaurin series (Abramowitz & Stegun 7.1.6, whose terms are all positive). */
function erfSeries(x: number): number {
  let term = x
  let sum = x
  for (let n = 1; n < MAX_TERMS && term > EPSILON * sum; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}

/** erfc by its continued fraction, evaluated from the innermost term (Abramowitz & Stegun 7.1.14). */
function erfcFraction(x: number): number {
  let fraction = 0
  for (let n = MAX_TERMS; n > 0; n--) fraction = n / 2 / (x + fraction)
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction)
}

/** The complementary error function, with full relative precision even in the tails. */
function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x)
  return x < SERIES_UNTIL ? 1 - erfSeries(x) : erfcFraction(x)
}

/** Density of the standard normal distribution. */
export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** Probability that a standard normal value is at most `z`. */
export const normalBelow = (z: number): number => erfc(-z / Math.SQRT2) / 2

/** Probability that a standard normal value is at least `z` away from zero, in either direction. */
export const normalTail = (z: number): number => erfc(Math.abs(z) / Math.SQRT2)

/** The value below which a standard normal value lies with probability `share`, 0 < share < 1; by bisection. */
export function normalQuantile(share: number): number {
  let [low, high] = [-40, 40]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
