import { type CrossedMean, crossedMean, SHARE } from '../../core/statistics/crossed.ts'
import { type EpisodeResult, isInfrastructure, successOf } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'
import { measurementsOf } from './measurements.ts'

/** Results of the tasks in one category. */
interface LabelRow {
  readonly value: string
  readonly tasks: number
  /** Sound episodes that rules can judge. */
  readonly n: number
  /** 0..1; tasks and seeds are random effects. */
  readonly success: CrossedMean
}

/** The values of one system of categories, in the order in which tasks first use them. */
export interface LabelTable {
  readonly system: string
  readonly rows: readonly LabelRow[]
}

/** Success of a condition by category, in every system in which the experiment's tasks are filed. */
export function byLabel(
  { tasks }: Pick<ExperimentSpec, 'tasks'>,
  condition: string,
  results: readonly EpisodeResult[],
): LabelTable[] {
  const own = results.filter((result) => result.condition === condition && !isInfrastructure(result))
  const filed = tasks.flatMap(({ id, labels = [] }) => labels.map((label) => ({ id, ...label })))
  return [...Map.groupBy(filed, ({ system }) => system)].map(([system, those]) => ({
    system,
    rows: [...Map.groupBy(those, ({ value }) => value)].map(([value, members]) => {
      const ids = new Set(members.map(({ id }) => id))
      const played = own.filter(({ task }) => ids.has(task))
      const success = crossedMean(measurementsOf(played, successOf), SHARE)
      return { value, tasks: ids.size, n: success.n, success }
    }),
  }))
}
