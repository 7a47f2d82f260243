import type { Random } from '../random.ts'

/** A p-value and how it was obtained. */
export interface PermutationTest {
  p: number
  /** Every assignment of signs was counted; otherwise so many were drawn. */
  exact: boolean
  /** Assignments of signs looked at. */
  assignments: number
}

/** Up to so many differences other than zero all 2^n assignments of signs are counted. */
const MOST_EXACT = 16
const DRAWS = 20_000
/** Sums that differ by less than this share of the largest possible are the same sum: floating point is not exact. */
const TIE = 1e-12

/**
 * Two-sided permutation test of paired differences (Fisher 1935): if the pairs' sides could as well be swapped, how often
 * would the mean lie at least as far from zero as it does? Zeros cannot be swapped and say nothing. Exact up to 16 other
 * differences by walking through all signs in Gray code, one sum an assignment; beyond that 20 000 draws, of which the data
 * themselves are one more (Phipson & Smyth 2010), so that p is never 0. Time O(2^16) or O(n · draws).
 */
export function permutationTest(differences: readonly number[], random: Random): PermutationTest {
  const values = differences.filter((difference) => difference !== 0)
  if (values.length === 0) return { p: 1, exact: true, assignments: 1 }
  const most = values.reduce((sum, value) => sum + Math.abs(value), 0)
  const seen = Math.abs(values.reduce((sum, value) => sum + value, 0)) - TIE * most
  return values.length <= MOST_EXACT ? counted(values, seen) : drawn(values, seen, random)
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
