import { type WeightedMean, weightedMean } from '../../core/statistics/weighted.ts'
import type { TableGroup } from '../scenarios/table-group.ts'

/**
 * "All Avg." of the paper's Table 1: the weighted mean of the completion rates of all kinds of tasks. A kind without a rate
 * was not played and has weight 0, as in the row of AgentVerse.
 */
export function allAverage(
  groups: readonly TableGroup[],
  rates: Readonly<Partial<Record<string, number>>>,
): WeightedMean {
  return weightedMean(
    groups.flatMap(({ kind, weight }) => {
      const rate = rates[kind]
      if (weight === undefined) return []
      return [{ name: kind, value: rate ?? 0, weight: rate === undefined ? 0 : weight }]
    }),
  )
}
