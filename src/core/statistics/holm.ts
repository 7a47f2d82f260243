/**
 * Holm's step-down procedure (Holm 1979): which of many hypotheses to reject so that the chance of even one false rejection stays
 * below `level`, however they depend on each other. NaN stands for a comparison that could not be made: it is not a hypothesis,
 * and is never rejected.
 * @returns one boolean per p-value, in their order. Time O(n log n).
 */
export function holm(pValues: readonly number[], level: number): boolean[] {
  const rejected = pValues.map(() => false)
  const order = pValues.flatMap((p, index) => (Number.isNaN(p) ? [] : [index]))
  order.sort((a, b) => (pValues[a] as number) - (pValues[b] as number))
  for (const [rank, index] of order.entries()) {
    if ((pValues[index] as number) > level / (order.length - rank)) break
    rejected[index] = true
  }
  return rejected
}
