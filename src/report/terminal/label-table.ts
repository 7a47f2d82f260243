import { byLabel } from '../../experiment/analysis/by-label.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { inPercent, withInterval } from '../number-texts.ts'
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
          rows.map(({ value, tasks, n, success }) => [
            value,
            tasks,
            n,
            n === 0 ? '–' : withInterval(inPercent(success), 1),
          ]),
          { layout },
        ),
      ),
    )
    .join('\n')
}

export const LABEL_NOTES =
  'Categories of the tasks’ atoms. 95 % intervals, tasks and seeds being random (ᵉ exact at the effective n; where all agree, n is the number of tasks).'
