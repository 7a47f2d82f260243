import { byLabel } from '../../experiment/analysis/by-label.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { inPercent } from '../number-texts.ts'
import { type Cell, type Table, tableOf } from '../table/model.ts'

/**
 * Success by category, conditions side by side: a table for each system of categories; empty if tasks have no
 * categories.
 */
export function labelTables(spec: ExperimentSpec, results: readonly EpisodeResult[]): Table[] {
  const names = labelsOf(spec.conditions)
  const byCondition = spec.conditions.map(({ id }) => ({ id, tables: byLabel(spec, id, results) }))
  const systems = byCondition[0]?.tables ?? []
  return systems.map(({ system, rows }, at) => {
    const isAlone = byCondition.length === 1
    const heads = byCondition.flatMap(({ id }) => {
      const group = names.get(id) ?? id
      return ['n', 'success (%)'].map((head) => (isAlone ? head : { head, group }))
    })
    const cells = rows.map(({ value, tasks }, row): Cell[] => [
      value,
      tasks,
      ...byCondition.flatMap(({ tables }): Cell[] => {
        const one = tables[at]?.rows[row]
        return one === undefined || one.n === 0 ? [0, '–'] : [one.n, { ...inPercent(one.success), places: 1 }]
      }),
    ])
    return tableOf([system, 'tasks', ...heads], cells, {
      id: `categories-${system.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}`,
      caption: `Success by category (${system}).`,
      notes: [LABEL_NOTE],
    })
  })
}

const LABEL_NOTE =
  'Categories of the tasks’ atoms. 95 % intervals, tasks and seeds being random (ᵉ exact at the effective n; where all agree, n is the number of tasks).'
