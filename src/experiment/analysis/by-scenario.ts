import { type Bounds, type CrossedMean, crossedMean } from '../../core/statistics/crossed.ts'
import type { WeightedMean } from '../../core/statistics/weighted.ts'
import { allAverage } from '../../judger/metrics/all-average.ts'
import { type TabledScenario, type TableGroup, tableGroups } from '../../judger/scenarios/table-group.ts'
import { type EpisodeResult, isInfrastructure, isJudgeable } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'
import { measurementsOf, PERCENT, POSITIVE } from './measurements.ts'

/** Results of one kind of task: in percent, and in percent per minute of elapsed game time. */
export interface KindSummary {
  /** Episodes that rules decide. */
  n: number
  /** Episodes that no rule decides; no mean includes them. */
  unjudged: number
  /** Episodes with a completion rate of 100 %. */
  complete: number
  completion: CrossedMean
  efficiency: CrossedMean
  /** The columns of the kind's group, by title; each is a mean over the episodes that have a value. */
  columns: Map<string, CrossedMean>
}

export interface ConditionByScenario {
  condition: string
  /** By kind of task. */
  kinds: Map<string, KindSummary>
  /** Mean completion rate with the scenarios' weights. */
  all: WeightedMean
}

/**
 * The groups of scenarios for which an experiment has tasks, as the scenarios declare them. Tasks of a scenario that is not
 * installed form a group without additional columns.
 */
export function groupsOf(
  { tasks }: Pick<ExperimentSpec, 'tasks'>,
  scenarios: readonly TabledScenario[],
): TableGroup[] {
  const known = new Set(scenarios.flatMap(({ id, kinds = [] }) => [id, ...kinds]))
  const played = new Set(tasks.flatMap(({ kind }) => kind ?? []))
  return [
    ...tableGroups(scenarios).filter(({ kind }) => played.has(kind)),
    ...[...played].filter((kind) => !known.has(kind)).map((kind) => ({ kind })),
  ]
}

/** A row of the table by scenario for each condition; episodes that ended with infrastructure faults are left out. */
export function summarizeScenarios(
  { conditions, tasks }: Pick<ExperimentSpec, 'conditions' | 'tasks'>,
  results: readonly EpisodeResult[],
  scenarios: readonly TabledScenario[],
): ConditionByScenario[] {
  const kindOf = new Map(tasks.map(({ id, kind }) => [id, kind]))
  const groups = groupsOf({ tasks }, scenarios)
  return conditions.map(({ id }) => {
    const own = results.filter((result) => result.condition === id && !isInfrastructure(result))
    const kinds = new Map(
      groups.flatMap((group): [string, KindSummary][] => {
        const those = own.filter(({ task }) => kindOf.get(task) === group.kind)
        return those.length === 0 ? [] : [[group.kind, summarize(group, those)]]
      }),
    )
    const rates = Object.fromEntries([...kinds].map(([kind, { completion }]) => [kind, completion.mean]))
    return { condition: id, kinds, all: allAverage(tableGroups(scenarios), rates) }
  })
}

function summarize({ columns = [] }: TableGroup, results: readonly EpisodeResult[]): KindSummary {
  const over = (of: (result: EpisodeResult) => number | null | undefined, bounds?: Bounds) =>
    crossedMean(measurementsOf(results, of), bounds)
  return {
    n: results.filter(isJudgeable).length,
    unjudged: results.filter((result) => !isJudgeable(result)).length,
    complete: results.filter(({ completionRate }) => completionRate === 1).length,
    completion: over(
      ({ completionRate }) => (completionRate === null ? null : 100 * completionRate),
      PERCENT,
    ),
    efficiency: over(({ efficiency }) => efficiency?.elapsed, POSITIVE),
    columns: new Map(columns.map((column) => [column.title, over((result) => column.value(result))])),
  }
}
