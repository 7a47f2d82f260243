import type { ExperimentFolder } from '../../experiment/matrix/experiment-folder.ts'
import { inPercent, withInterval } from '../number-texts.ts'
import { type Layout, prose, table } from '../terminal/table.ts'
import { besideOf, titleOf } from './beside-experiment.ts'

/** Published figures beside ours for the terminal; the empty text where there are none. */
export function publishedText(folder: ExperimentFolder, layout: Layout): string {
  const found = besideOf(folder)
  if (found === undefined) return ''
  const tables = found.tables.map((one) => {
    const head = ['', 'tasks', ...found.conditions, ...one.agents]
    const rows = one.rows.map(({ name, tasks, own, published }) => [
      ...[name, tasks],
      ...own.map((mean) => (mean.n === 0 ? '–' : withInterval(inPercent(mean)))),
      ...published.map((value) => value.toFixed(1)),
    ])
    return `${prose(`${titleOf(one)} (${one.setting})`, layout)}\n${table(head, rows, { layout })}`
  })
  return [
    prose('Published figures of other agents beside ours, in per cent; not comparable:', layout),
    ...found.differs.map((text) => prose(`- ${text}`, layout)),
    ...tables,
  ].join('\n')
}
