/** Coefficients of Lanczos's approximation with g = 7 (Godfrey 2001). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** log Γ(x) for x > 0, by Lanczos's approximation and, below 0.5, the reflection formula; relative error about 1e-15. */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const base = x + 6.5
  const sum = LANCZOS.reduce((total, term, index) => (index === 0 ? term : total + term / (x - 1 + index)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum)
}

/** Steps after which the continued fraction counts as converged; the values used here need far fewer. */
const MAX_STEPS = 400
const TINY = 1e-300

/** Regularised incomplete beta function I_x(a, b), by Lentz's continued fraction (Numerical Recipes, §6.4). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  const apart = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / apart(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < MAX_STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    const before = fraction
    for (const step of [even, odd]) {
      d = 1 / apart(1 + step * d)
      c = apart(1 + step / c)
      fraction *= c * d
    }
    if (Math.abs(fraction - before) < 1e-14 * Math.abs(fraction)) break
  }
  return (front * fraction) / a
}

/**
 * The value below which a Beta(a, b) variable lies with probability `share`, 0 < share < 1; by Newton's method within a bracket.
 */
export function betaQuantile(share: number, a: number, b: number): number {
  const scale = logGamma(a + b) - logGamma(a) - logGamma(b)
  let [low, high, x] = [0, 1, a / (a + b)]
  for (let step = 0; step < 60; step++) {
    const excess = incompleteBeta(x, a, b) - share
    if (excess < 0) low = x
    else high = x
    const density = Math.exp(scale + (a - 1) * Math.log(x) + (b - 1) * Math.log(1 - x))
    const newton = x - excess / density
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - x) < 1e-12) return next
    x = next
  }
  return x
}
