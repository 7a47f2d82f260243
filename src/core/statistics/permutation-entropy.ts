import { CausalMaceError } from '../errors.ts'

/** Thrown when a score cannot be computed from the given values. */
class DifficultyError extends CausalMaceError {
  readonly code = 'difficulty'
}

/** The usual range of orders. */
const LEAST_ORDER = 2
const MOST_ORDER = 7

/**
 * Permutation entropy of a sequence, 0..1 (Bandt and Pompe 2002): the entropy of the order patterns of all runs of `order`
 * values, over the largest possible, ln(order!). Of equal values the earlier one ranks lower. SkillForge prints the number of
 * runs and the logarithm wrongly; there are T − D + 1 runs in a sequence of T values.
 * @throws DifficultyError if the order is not 2 to 7, or the sequence is shorter than it
 */
export function permutationEntropy(sequence: readonly number[], order = 3): number {
  if (!Number.isInteger(order) || order < LEAST_ORDER || order > MOST_ORDER)
    throw new DifficultyError(`The order is ${order}.`, { hint: `Use ${LEAST_ORDER} to ${MOST_ORDER}.` })
  const runs = sequence.length - order + 1
  if (runs < 1)
    throw new DifficultyError(`A sequence of ${sequence.length} values has no run of ${order}.`, {
      hint: 'Use a longer sequence or a lower order.',
    })
  const counts = new Map<string, number>()
  for (let start = 0; start < runs; start++) {
    const pattern = patternOf(sequence.slice(start, start + order))
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  let entropy = 0
  for (const count of counts.values()) entropy -= (count / runs) * Math.log(count / runs)
  return entropy / Math.log(factorial(order))
}

/** The rank of each value among the values: (1, 2, 1) is "1,3,2". */
export function patternOf(values: readonly number[]): string {
  const order = values
    .map((_, index) => index)
    .sort((a, b) => (values[a] as number) - (values[b] as number) || a - b)
  const ranks = new Array<number>(values.length)
  order.forEach((index, rank) => {
    ranks[index] = rank + 1
  })
  return ranks.join()
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
