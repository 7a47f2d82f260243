/** One part of an aggregate, and how much it counts. */
export interface WeightedPart {
  name: string
  value: number
  weight: number
}

/** A weighted mean that says what it is made of: an aggregate without its weights cannot be checked. */
export interface WeightedMean {
  value: number
  /** e.g. `construction 100 : escape 22 : cooking 100`. */
  weights: string
}

/**
 * The weighted mean of parts. Parts of weight 0 do not count.
 * @returns value NaN when nothing counts
 */
export function weightedMean(parts: readonly WeightedPart[]): WeightedMean {
  const counting = parts.filter(({ weight }) => weight !== 0)
  const total = counting.reduce((sum, { weight }) => sum + weight, 0)
  const value = counting.reduce((sum, part) => sum + part.value * part.weight, 0) / total
  return { value, weights: parts.map(({ name, weight }) => `${name} ${weight}`).join(' : ') }
}

/**
 * Weights with which the paper's Table 1 averages its three kinds of tasks: the numbers of tasks, 100 : 22 : 100. (Its
 * Table 2 is consistent only with 100 : 100 : 22.)
 */
export const PAPER_WEIGHTS = { construction: 100, escape: 22, cooking: 100 } as const
