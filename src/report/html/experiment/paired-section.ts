import { count } from '../../../core/count.ts'
import { holm } from '../../../core/statistics/holm.ts'
import type { Interval } from '../../../core/statistics/intervals.ts'
import type { Measure } from '../../../experiment/analysis/measures.ts'
import { comparePaired, type PairedDifference } from '../../../experiment/analysis/paired.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import { cut } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { type Contrast, LEVEL, neededText, pText, withInterval } from '../../terminal/experiment-tables.ts'
import { type Axis, axisFor, ticks, whisker } from './interval-plot.ts'

const WIDTH = 520
const LEFT = 108
const ROW = 19
const TOP = 8

/** Differences in pairs: a table of tests, and for each contrast a plot of all its tasks. */
export function pairedSection(
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
): Html {
  if (contrasts.length === 0) return html``
  const of = (id: string) => results.filter(({ condition }) => condition === id)
  const blocks = measures.map((measure) => {
    const found = contrasts.map(({ a, b }) => comparePaired(measure, of(a), of(b)))
    return measureBlock(measure, contrasts, found)
  })
  return html`<section id="paired"><h2>Differences, paired by task and seed</h2>
<p class="note">Right of zero the first side has more. A filled mark: its 95 % interval excludes zero. In each plot the first line is the mean over all pairs, those below are the tasks, each over its seeds.</p>
${blocks}</section>`
}

function measureBlock(
  measure: Measure,
  contrasts: readonly Contrast[],
  found: readonly PairedDifference[],
): Html {
  const { name, unit, better } = measure
  const facts = [unit, better === undefined ? '' : `${better} is better`].filter((fact) => fact !== '')
  const rejected = holm(
    found.map(({ test }) => test.p),
    LEVEL,
  )
  const axis = axisFor(
    found.flatMap(({ difference, byTask }) => [difference, ...byTask.map((task) => task.difference)]),
    { left: LEFT, right: WIDTH - 28 },
  )
  const rows = contrasts.map((contrast, index) => {
    const one = found[index] as PairedDifference
    const { low, high } = one.difference
    const sure = low > 0 || high < 0
    return html`<tr><th scope="row">${contrast.name}<td class="n">${one.pairs}<td class="n">${sure ? html`<b>${signed(one.difference)}</b>` : signed(one.difference)}<td class="n">${pText(one.test, rejected[index])}<td class="n">${signed(one.overTasks.difference)}<td class="n">${pText(one.overTasks.test)}<td class="n">${neededText(one)}</tr>`
  })
  return html`<h3>${capital(name)}${facts.length === 0 ? '' : html` <small>${facts.join(', ')}</small>`}</h3>
<div class="scroll"><table class="wide"><thead><tr><th>Contrast<th class="n">Pairs<th class="n">Difference [95 %]<th class="n">p<th class="n">Over tasks [95 %]<th class="n">p<th class="n">Pairs for 80 % power</tr></thead><tbody>${rows}</tbody></table></div>
<div class="plots">${contrasts.map((contrast, index) => plot(contrast, found[index] as PairedDifference, axis))}</div>`
}

function plot({ name }: Contrast, { difference, byTask }: PairedDifference, axis: Axis): Html {
  const bottom = TOP + ROW * (byTask.length + 1) + 10
  const lines = byTask.map(({ task, difference: one, n }, index) => {
    const y = TOP + ROW * (index + 1.5) + 6
    return html`<text class="task" x="${LEFT - 12}" y="${y + 4}">${cut(task, 16)}</text>${whisker(one, axis, y, `${task}, ${count(n, 'pair')}`, n < 2 ? 'alone' : '')}`
  })
  const y = TOP + ROW / 2
  return html`<figure><svg class="forest" role="img" aria-label="${name}, by task" viewBox="0 0 ${WIDTH} ${bottom + 20}">${ticks(axis, TOP - 4, bottom)}<text class="task all" x="${LEFT - 12}" y="${y + 4}">all pairs</text>${whisker(difference, axis, y, `${name}, all pairs`, 'all')}${lines}</svg><figcaption>${name}</figcaption></figure>`
}

const signed = (interval: Interval): string => withInterval(interval, 2).replaceAll('-', '−')

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
