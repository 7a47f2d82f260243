import type { ExperimentFolder } from '../../experiment/matrix/experiment-folder.ts'
import { inPercent } from '../number-texts.ts'
import { type Cell, type Table, tableOf } from '../table/model.ts'
import type { Block } from '../table/table.ts'
import type { BesideTable } from './beside.ts'
import { type Beside, besideOf, titleOf } from './beside-experiment.ts'

/** Published figures next to ours; empty if there are none. */
export function publishedBlocks(folder: ExperimentFolder): Block[] {
  const found = besideOf(folder)
  if (found === undefined) return []
  return [
    [
      'Published figures of other agents beside ours, in per cent; not comparable:',
      ...found.differs.map((text) => `- ${text}`),
    ].join('\n'),
    ...publishedTables(found),
  ]
}

/** A table for each source and level. */
export const publishedTables = ({ tables, conditions }: Beside): Table[] =>
  tables.map((one, index) => besideTable(one, conditions, index))

function besideTable(one: BesideTable, conditions: readonly string[], index: number): Table {
  const heads = [
    ...conditions.map((head) => ({ head, group: 'ours' })),
    ...one.agents.map((head) => ({ head, group: 'published' })),
  ]
  const rows = one.rows.map(({ name, tasks, own, published }): Cell[] => [
    name,
    tasks,
    ...own.map((mean): Cell => (mean.n === 0 ? '–' : inPercent(mean))),
    ...published.map((value) => value.toFixed(1)),
  ])
  return tableOf(['', 'tasks', ...heads], rows, {
    id: `published-${index + 1}`,
    caption: `${titleOf(one)} (${one.setting})`,
  })
}
