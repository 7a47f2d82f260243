import { labelsOf } from '../../experiment/matrix/condition.ts'
import { settledResults } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../../experiment/matrix/experiment-folder.ts'
import { type BesideTable, besidePublished } from './beside.ts'
import { publishedFigures } from './figures.ts'
import { ownRuns } from './own-runs.ts'

/** Published figures of other agents for the tasks of an experiment. */
export interface Beside {
  readonly tables: readonly BesideTable[]
  /** Labels of the conditions, in the order of the columns. */
  readonly conditions: readonly string[]
  /** Why ours and theirs are not comparable. */
  readonly differs: readonly string[]
}

/** Published figures for the tasks of an experiment; undefined where none of its tasks or categories occurs in them. */
export function besideOf(folder: ExperimentFolder): Beside | undefined {
  const { conditions, tasks } = folder.spec
  // Only open tasks are MCU's.
  if (tasks.every(({ kind }) => kind !== undefined && kind !== 'open')) return undefined
  const figures = publishedFigures()
  const runs = ownRuns(folder, settledResults(folder.results()))
  const ids = conditions.map(({ id }) => id)
  const found = besidePublished(figures, runs, ids)
  const labels = labelsOf(conditions)
  return found.length === 0
    ? undefined
    : { tables: found, conditions: ids.map((id) => labels.get(id) ?? id), differs: figures.differs }
}

/** A table's subject, in words. */
export const titleOf = ({ source, what, level }: BesideTable): string =>
  [source, ...(what === undefined ? [] : [what]), ...(level === undefined ? [] : [`${level} scenes`])].join(
    ', ',
  )
