import { createRandom } from '../../core/random.ts'
import { bootstrapMean } from '../../core/statistics/bootstrap.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { WeightedMean } from '../../core/statistics/weighted.ts'
import { allAverage, type ScenarioRates } from '../../judger/metrics/all-average.ts'
import { type EpisodeResult, isInfrastructure } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'

/** The scenarios of the paper's Table 1, in the order of its columns. */
export const TABLE_SCENARIOS = ['construction', 'escape', 'cooking'] as const
export type TableScenario = (typeof TABLE_SCENARIOS)[number]

/** Results of one scenario: percent, and percent per minute of elapsed game time; intervals over episodes. */
export interface ScenarioSummary {
  n: number
  /** Episodes with a completion rate of 100 %. */
  complete: number
  completion: Interval
  /** VillagerBench's forms; over the episodes that have one. */
  viewHits: Interval
  contribution: Interval
  efficiency: Interval
}

export interface ConditionByScenario {
  condition: string
  scenarios: Map<TableScenario, ScenarioSummary>
  /** Completion rates weighted by the paper's numbers of tasks. */
  all: WeightedMean
}

const SEED = 1

/** A row of the paper's Table 1 for each condition; episodes that ended with infrastructure faults are left out. */
export function summarizeScenarios(
  { conditions, tasks }: Pick<ExperimentSpec, 'conditions' | 'tasks'>,
  results: readonly EpisodeResult[],
): ConditionByScenario[] {
  const kinds = new Map(tasks.map(({ id, kind }) => [id, kind]))
  return conditions.map(({ id }) => {
    const own = results.filter((result) => result.condition === id && !isInfrastructure(result))
    const scenarios = new Map(
      TABLE_SCENARIOS.flatMap((scenario): [TableScenario, ScenarioSummary][] => {
        const those = own.filter(({ task }) => kinds.get(task) === scenario)
        return those.length === 0 ? [] : [[scenario, summarize(those)]]
      }),
    )
    const rates: ScenarioRates = Object.fromEntries(
      [...scenarios].map(([scenario, { completion }]) => [scenario, completion.mean]),
    )
    return { condition: id, scenarios, all: allAverage(rates) }
  })
}

function summarize(results: readonly EpisodeResult[]): ScenarioSummary {
  const over = (values: readonly number[]) => bootstrapMean(values, createRandom(SEED))
  const shares = (of: (result: EpisodeResult) => number | null) =>
    over(results.flatMap((result) => of(result) ?? []).map((value) => 100 * value))
  return {
    n: results.length,
    complete: results.filter(({ completionRate }) => completionRate === 1).length,
    completion: shares(({ completionRate }) => completionRate),
    viewHits: shares(({ villagerViewHitRate }) => villagerViewHitRate),
    contribution: shares(({ villagerContributionRate }) => villagerContributionRate),
    efficiency: over(results.map(({ efficiency }) => efficiency.elapsed)),
  }
}
