import { byLabel } from '../../experiment/analysis/by-label.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { withInterval } from '../number-texts.ts'
import { type Layout, table } from './table.ts'

/** Success by category, a table for each system and condition; empty where tasks are filed under nothing. */
export function labelTables(spec: ExperimentSpec, results: readonly EpisodeResult[], layout: Layout): string {
  const names = labelsOf(spec.conditions)
  return spec.conditions
    .flatMap(({ id }) =>
      byLabel(spec, id, results).map(({ system, rows }) =>
        table(
          [
            spec.conditions.length > 1 ? `${system}: ${names.get(id) ?? id}` : system,
            'tasks',
            'n',
            'success (%)',
          ],
          rows.map(({ value, tasks, n, success: { mean, low, high } }) => [
            value,
            tasks,
            n,
            n === 0 ? '–' : withInterval({ mean: 100 * mean, low: 100 * low, high: 100 * high }, 1),
          ]),
          { layout },
        ),
      ),
    )
    .join('\n')
}

export const LABEL_NOTES =
  'Categories of the tasks’ atoms. 95 % intervals, tasks and seeds being random (Wilson at the effective n; where all agree, n is the number of tasks).'
