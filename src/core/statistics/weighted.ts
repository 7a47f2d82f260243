/** One part of an aggregate with its weight. */
export interface WeightedPart {
  name: string
  value: number
  weight: number
}

/** A weighted mean with its weights, so that it can be checked. */
export interface WeightedMean {
  value: number
  /** e.g. `construction 100 : escape 22 : cooking 100`. */
  weights: string
}

/**
 * The weighted mean of parts. Parts of weight 0 are ignored.
 * @returns value NaN if all weights are 0
 */
export function weightedMean(parts: readonly WeightedPart[]): WeightedMean {
  const counting = parts.filter(({ weight }) => weight !== 0)
  const total = counting.reduce((sum, { weight }) => sum + weight, 0)
  const value = counting.reduce((sum, part) => sum + part.value * part.weight, 0) / total
  return { value, weights: parts.map(({ name, weight }) => `${name} ${weight}`).join(' : ') }
}
