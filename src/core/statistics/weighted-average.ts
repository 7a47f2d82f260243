import { normalBelow } from './normal.ts'

/** Steps of Newton's method for the saddle point; a handful are enough. */
const MAX_STEPS = 60
/** Bisections for a quantile: the range of the values to a 4-millionth. */
const BISECTIONS = 22

/**
 * Chance that Σ wᵢ zᵢ ≤ x, where the weights w are uniform on the simplex (Dirichlet with all parameters 1). It is the chance
 * that Σ Eᵢ (zᵢ − x) ≤ 0 for independent exponential E, by the saddle point approximation of Lugannani & Rice (1980);
 * relative error about 1 % in the tails used here.
 */
function belowChance(values: readonly number[], x: number): number {
  const [least, most] = [Math.min(...values) - x, Math.max(...values) - x]
  if (most <= 0 || least >= 0) return most <= 0 ? 1 : 0
  const saddle = saddlePoint(values, x, [1 / least, 1 / most])
  let [exponent, curvature] = [0, 0]
  for (const value of values) {
    const rest = 1 - saddle * (value - x)
    exponent += Math.log(rest)
    curvature += ((value - x) / rest) ** 2
  }
  const w = Math.sign(saddle) * Math.sqrt(Math.max(0, 2 * exponent))
  if (Math.abs(w) < 1e-4) return 0.5
  return normalBelow(w + Math.log((saddle * Math.sqrt(curvature)) / w) / w)
}

/** The point at which the derivative of −Σ log(1 − s (zᵢ − x)) is zero, by Newton's method between the poles. */
function saddlePoint(values: readonly number[], x: number, [low, high]: readonly [number, number]): number {
  let [from, to, saddle] = [low, high, 0]
  for (let step = 0; step < MAX_STEPS; step++) {
    let [slope, curvature] = [0, 0]
    for (const value of values) {
      const part = (value - x) / (1 - saddle * (value - x))
      slope += part
      curvature += part * part
    }
    if (slope > 0) to = saddle
    else from = saddle
    const newton = saddle - slope / curvature
    const next = newton > from && newton < to ? newton : (from + to) / 2
    if (Math.abs(next - saddle) < 1e-7 * (high - low)) return next
    saddle = next
  }
  return saddle
}

/**
 * The value that a randomly weighted average of these values stays below with probability `share`; weights as
 * in the Bayesian bootstrap (Rubin 1981).
 */
export function averageQuantile(values: readonly number[], share: number): number {
  let [low, high] = [Math.min(...values), Math.max(...values)]
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2
    if (belowChance(values, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
