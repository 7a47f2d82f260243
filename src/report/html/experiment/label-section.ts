import { byLabel, type LabelTable } from '../../../experiment/analysis/by-label.ts'
import { labelsOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { inPercent, rangeText } from '../../number-texts.ts'

/** Success by category, a table for each system; nothing where tasks are filed under nothing. */
export function labelSection(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html | undefined {
  if (spec.tasks.every(({ labels = [] }) => labels.length === 0)) return undefined
  const names = labelsOf(spec.conditions)
  const parts = spec.conditions.map(({ id }) => {
    const tables = html`<div class="tables">${byLabel(spec, id, results).map(systemTable)}</div>`
    return spec.conditions.length > 1 ? html`<h3>${names.get(id) ?? id}</h3>${tables}` : tables
  })
  return html`<section id="categories"><h2>By category</h2>${parts}
<p class="note">Categories of the tasks’ atoms. 95 % intervals, tasks and seeds being random: exact at the effective n; where all episodes agree, n is the number of tasks.</p></section>`
}

const systemTable = ({ system, rows }: LabelTable): Html =>
  html`<table><thead><tr><th>${system}<th class="n">tasks<th class="n">n<th class="n">success (%)</tr></thead><tbody>${rows.map(
    ({ value, tasks, n, success }) =>
      html`<tr><td>${value}<td class="n">${tasks}<td class="n">${n}<td class="n">${n === 0 ? '–' : html`<b>${decimal(100 * success.mean, 1)}</b> <small>${rangeText(inPercent(success))}</small>`}</tr>`,
  )}</tbody></table>`
