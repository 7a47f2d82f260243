import { count } from '../../../core/count.ts'
import type { Measure } from '../../../experiment/analysis/measures.ts'
import type { PairedDifference } from '../../../experiment/analysis/paired.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { Contrast, ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { cut } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { NOT_APPLICABLE } from '../../not-applicable-text.ts'
import { detectableText, METHOD_NOTE, pText, varianceText, withInterval } from '../../number-texts.ts'
import { shortNames } from '../../short-names.ts'
import { type MeasuredContrasts, pairedDifferences } from '../../tables/paired-tables.ts'
import { type Axis, axisFor, type Better, ticks, whisker } from './interval-plot.ts'

const WIDTH = 520
const LEFT = 108
const ROW = 19
const TOP = 8

/** Differences in pairs: a table of tests, and for each contrast a plot of all its tasks. */
export function pairedSection(
  spec: Pick<ExperimentSpec, 'tasks' | 'notApplicable'>,
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
): Html {
  if (contrasts.length === 0) return html``
  const blocks = pairedDifferences(spec, contrasts, results, measures).map(measureBlock)
  return html`<section id="paired"><h2>Differences, paired by task and seed</h2>
<p class="note">Right of zero the first side has more. A filled mark: its 95 % interval excludes zero, green for better and red for worse. In each plot the first line is the mean over tasks and seeds, those below are the tasks, each over its seeds. * rejected by Holm’s procedure at 5 % over all contrasts and measures. Detectable: the smallest difference that 80 % of simulated experiments with this many tasks and seeds find. ${METHOD_NOTE}</p>
${blocks}</section>`
}

function measureBlock({ measure: { name, unit, better }, rows }: MeasuredContrasts): Html {
  const facts = [unit, better === undefined ? '' : `${better} is better`].filter((fact) => fact !== '')
  const shown = rows.filter(({ notApplicable }) => notApplicable === undefined)
  const axis = axisFor(
    shown.flatMap(({ found: { difference, byTask } }) => [
      difference,
      ...byTask.map((task) => task.difference),
    ]),
    { left: LEFT, right: WIDTH - 28 },
  )
  const lines = rows.map(({ contrast, found, notApplicable, isReal }) => {
    const { difference, pairs } = found
    if (notApplicable !== undefined)
      return html`<tr><th scope="row">${contrast.name}<td class="n">0<td colspan="5">${NOT_APPLICABLE}: ${notApplicable}</tr>`
    const sure = difference.low > 0 || difference.high < 0
    return html`<tr><th scope="row">${contrast.name}<td class="n">${pairs}<td class="n">${difference.tasks} × ${difference.seeds}<td class="n">${sure ? html`<b>${withInterval(difference)}</b>` : withInterval(difference)}<td class="n">${pText(difference.p, isReal)}<td class="n">${varianceText(difference.components)}<td class="n">${detectableText(found)}</tr>`
  })
  return html`<h3>${capital(name)}${facts.length === 0 ? '' : html` <small>${facts.join(', ')}</small>`}</h3>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Contrast<th class="n">Pairs<th class="n">Tasks × seeds<th class="n">Difference [95 %]<th class="n">p<th class="n">Variance (%), task : seed : rest<th class="n">Detectable</tr></thead><tbody>${lines}</tbody></table></div>
<div class="plots">${shown.map(({ contrast, found }) => plot(contrast, found, { axis, better }))}</div>`
}

function plot(
  { name }: Contrast,
  { difference, byTask }: PairedDifference,
  { axis, better }: { axis: Axis; better: Better },
): Html {
  const short = shortNames(byTask.map(({ task }) => task))
  const bottom = TOP + ROW * (byTask.length + 1) + 10
  const lines = byTask.map(({ task, difference: one, n }, index) => {
    const y = TOP + ROW * (index + 1.5) + 6
    return html`<text class="task" x="${LEFT - 12}" y="${y + 4}">${cut(short(task), 16)}</text>${whisker(one, axis, { y, title: `${task}, ${count(n, 'pair')}`, better })}`
  })
  const y = TOP + ROW / 2
  return html`<figure><svg class="forest" role="img" aria-label="${name}, by task" viewBox="0 0 ${WIDTH} ${bottom + 20}">${ticks(axis, TOP - 4, bottom)}<text class="task all" x="${LEFT - 12}" y="${y + 4}">all</text>${whisker(difference, axis, { y, title: `${name}, all tasks and seeds`, kind: 'all', better })}${lines}</svg><figcaption>${name}</figcaption></figure>`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
