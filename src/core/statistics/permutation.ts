import type { Random } from '../random.ts'

/** A p-value and how it was obtained. */
export interface PermutationTest {
  p: number
  /** Whether all sign assignments were counted; otherwise a random sample was drawn. */
  exact: boolean
  /** Number of sign assignments that were evaluated. */
  assignments: number
}

/** Up to this many nonzero differences, all 2^n sign assignments are counted. */
const MAX_EXACT = 16
const DRAWS = 20_000
/** Sums that differ by less than this share of the largest possible sum count as equal, because floating point is not exact. */
const TIE = 1e-12

/**
 * Two-sided permutation test of paired differences (Fisher 1935): if the sides of the pairs were exchangeable, how often
 * would the mean be at least as far from zero? Zeros carry no information. Exact for up to 16 nonzero differences, by
 * enumerating all signs in Gray code; beyond that 20 000 random draws plus the data themselves (Phipson & Smyth 2010), so
 * that p is never 0. Time O(2^16) or O(n · draws).
 */
export function permutationTest(differences: readonly number[], random: Random): PermutationTest {
  const values = differences.filter((difference) => difference !== 0)
  if (values.length === 0) return { p: 1, exact: true, assignments: 1 }
  const most = values.reduce((sum, value) => sum + Math.abs(value), 0)
  const seen = Math.abs(values.reduce((sum, value) => sum + value, 0)) - TIE * most
  return values.length <= MAX_EXACT ? counted(values, seen) : drawn(values, seen, random)
}

function counted(values: readonly number[], seen: number): PermutationTest {
  const assignments = 2 ** values.length
  const signs = values.map(() => 1)
  let sum = values.reduce((total, value) => total + value, 0)
  let hits = 0
  for (let index = 1; ; index++) {
    if (Math.abs(sum) >= seen) hits++
    if (index === assignments) return { p: hits / assignments, exact: true, assignments }
    const turned = Math.log2(index & -index)
    signs[turned] = -(signs[turned] as number)
    sum += 2 * (signs[turned] as number) * (values[turned] as number)
  }
}

function drawn(values: readonly number[], seen: number, random: Random): PermutationTest {
  let hits = 1
  for (let draw = 0; draw < DRAWS; draw++) {
    let sum = 0
    for (const value of values) sum += random.next() < 0.5 ? value : -value
    if (Math.abs(sum) >= seen) hits++
  }
  return { p: hits / (DRAWS + 1), exact: false, assignments: DRAWS }
}
