import { mean } from '../bootstrap.ts'
import { normalTail } from '../normal.ts'
import { studentTail } from '../student.ts'

/** Correlation of two ratings of the same things. */
export interface Correlation {
  /** −1..1; NaN if one rater gives everything the same score, or there are fewer than two things. */
  readonly value: number
  /** Two-sided probability of such a value if the ratings were unrelated. */
  readonly p: number
  readonly n: number
}

/** Pearson's r of paired values; p from Student's t with n − 2 degrees of freedom. */
export function pearson(pairs: readonly (readonly [number, number])[]): Correlation {
  const n = pairs.length
  const [meanA, meanB] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [a, b] of pairs) {
    ab += (a - meanA) * (b - meanB)
    aa += (a - meanA) ** 2
    bb += (b - meanB) ** 2
  }
  if (n < 2 || aa === 0 || bb === 0) return { value: Number.NaN, p: Number.NaN, n }
  const value = Math.max(-1, Math.min(1, ab / Math.sqrt(aa * bb)))
  const p =
    n === 2
      ? 1
      : Math.abs(value) === 1
        ? 0
        : studentTail(value * Math.sqrt((n - 2) / (1 - value ** 2)), n - 2)
  return { value, p, n }
}

/**
 * Kendall's τ-b of paired values, which allows for ties (Kendall 1945); p from the normal approximation with the variance
 * corrected for ties (Kendall 1970, §4). Ratings on a few levels tie all the time.
 */
export function kendall(pairs: readonly (readonly [number, number])[]): Correlation & { readonly z: number } {
  const n = pairs.length
  let concordance = 0
  for (let i = 0; i < n; i++) {
    const [a, b] = pairs[i] as readonly [number, number]
    for (let j = i + 1; j < n; j++) {
      const [c, d] = pairs[j] as readonly [number, number]
      concordance += Math.sign(a - c) * Math.sign(b - d)
    }
  }
  const ties = [tiesIn(pairs.map(([a]) => a)), tiesIn(pairs.map(([, b]) => b))]
  const [first, second] = ties.map((sizes) => sumOver(sizes, (t) => t * (t - 1))) as [number, number]
  const all = n * (n - 1)
  if (n < 2 || first === all || second === all) return { value: Number.NaN, p: Number.NaN, z: Number.NaN, n }
  const value = concordance / Math.sqrt(((all - first) / 2) * ((all - second) / 2))
  const z = concordance / Math.sqrt(varianceWithTies(n, ties[0] as number[], ties[1] as number[]))
  return { value, p: normalTail(z), z, n }
}

function varianceWithTies(n: number, a: readonly number[], b: readonly number[]): number {
  const fives = (t: number) => t * (t - 1) * (2 * t + 5)
  const twos = (t: number) => t * (t - 1)
  const threes = (t: number) => t * (t - 1) * (t - 2)
  const whole = (fives(n) - sumOver(a, fives) - sumOver(b, fives)) / 18
  const both = (sumOver(a, twos) * sumOver(b, twos)) / (2 * twos(n))
  const third = n < 3 ? 0 : (sumOver(a, threes) * sumOver(b, threes)) / (9 * threes(n))
  return whole + both + third
}

/** Number of occurrences of each value. */
const tiesIn = (values: readonly number[]): number[] =>
  [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length)

const sumOver = (values: readonly number[], of: (value: number) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0)
