import { PAPER_WEIGHTS, type WeightedMean, weightedMean } from '../../core/statistics/weighted.ts'

/** Completion rates of the three scenarios; a scenario that was not played is left out. */
export type ScenarioRates = Partial<Record<keyof typeof PAPER_WEIGHTS, number>>

/**
 * "All Avg." of the paper's Table 1: the mean of the scenarios' completion rates, each weighted by its number of tasks, 100
 * constructions, 22 escapes and 100 dishes. It reproduces all five rows that have several scenarios. A scenario that was
 * not played has weight 0, as in the row of AgentVerse; the weights say so.
 */
export function allAverage(rates: ScenarioRates): WeightedMean {
  return weightedMean(
    (['construction', 'escape', 'cooking'] as const).map((name) => ({
      name,
      value: rates[name] ?? 0,
      weight: rates[name] === undefined ? 0 : PAPER_WEIGHTS[name],
    })),
  )
}
