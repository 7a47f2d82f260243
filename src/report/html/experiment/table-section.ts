import { count, plural } from '../../../core/count.ts'
import type { Interval } from '../../../core/statistics/intervals.ts'
import { groupsOf, summarizeScenarios } from '../../../experiment/analysis/by-scenario.ts'
import { type ConditionSummary, summarize } from '../../../experiment/analysis/summary.ts'
import { ABLATION_ROWS } from '../../../experiment/matrix/ablation.ts'
import { labelsOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { whyNothingPlayed } from '../../../experiment/matrix/played-tasks.ts'
import type { TabledScenario } from '../../../judger/scenarios/table-group.ts'
import { decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { NOT_APPLICABLE } from '../../not-applicable-text.ts'
import { episodesText, inPercent, METHOD_NOTE, rangeText } from '../../number-texts.ts'
import { hasScenarios } from '../../terminal/scenario-table.ts'
import { axisFor, whisker } from './interval-plot.ts'

const WIDTH = 150
/** Where nothing was measured. */
const NONE: Interval = { mean: Number.NaN, low: Number.NaN, high: Number.NaN }

const mark = (is: boolean): Html => (is ? html`<td class="yes">✓` : html`<td class="no">✘`)

const number = (interval: Interval, places = 1): Html =>
  Number.isNaN(interval.mean)
    ? html`<td class="n">–`
    : html`<td class="n"><b>${decimal(interval.mean, places)}</b> <small>${rangeText(interval, places)}</small>`

/** A small drawing of an interval, all of a column on one axis. */
function drawn(interval: Interval, all: readonly Interval[]): Html {
  const axis = axisFor(all, { left: 6, right: WIDTH - 6 })
  return html`<td class="drawn"><svg viewBox="0 0 ${WIDTH} 20" aria-hidden="true"><path class="base" d="M6 10H${WIDTH - 6}"/>${whisker(interval, axis, { y: 10, title: 'mean', kind: 'plain' })}</svg>`
}

/** The paper's Table 4: our numbers with intervals, the paper's beside them. */
export function ablationSection(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html {
  const summaries = spec.conditions.map(({ id }) => summarize(id, results))
  const columns = summaries.map(({ completion }) => completion.sound)
  const rates = summaries.map(({ efficiency }) => efficiency)
  const rows = ABLATION_ROWS.map(({ busyRate, causal, graph, paper }, index) => {
    const summary = summaries[index]
    if (summary === undefined) return html``
    const { completion, viewHits, efficiency } = summary
    return html`<tr${index === 5 ? html` class="full"` : ''}><td>${index + 1}${mark(busyRate)}${mark(causal)}${mark(graph)}${number(completion.sound)}${drawn(completion.sound, columns)}${number(viewHits)}${number(efficiency)}${drawn(efficiency, rates)}<td class="n">${episodesText(summary.n)}<td class="n paper">${paper.completionRate.toFixed(2)}<td class="n paper">${paper.viewHitRate.toFixed(2)}<td class="n paper">${paper.efficiency.toFixed(2)}</tr>`
  })
  return html`<section id="table"><h2>Table 4: construction, what each part is worth</h2>
<div class="scroll"><table class="wide four"><thead><tr><th rowspan="2">Row<th colspan="3">Setting<th colspan="6">Construction, here<th class="n paper" colspan="3">Paper (GPT-4o)</tr>
<tr><th>Busy Rate<th>Causal<th>Graph<th class="n">CR (%)<th><th class="n">VHR (%)<th class="n">Efficiency (%/min)<th><th class="n">n<th class="n paper">CR<th class="n paper">VHR<th class="n paper">E</tr></thead><tbody>${rows}</tbody></table></div>
<p class="note">Means with 95 % intervals, tasks and seeds being random. Efficiency: completion rate over elapsed game time; the paper’s clock and tasks are others, so compare rows, not columns. VHR in the form of the paper’s eq. 9. Without busy rate paths are given at random; without causal intervention the graph is the one that the model predicts; without a graph subtasks wait for nothing.</p></section>`
}

/** The paper's Table 1, where it says more than the tables over all tasks. */
export function scenariosSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  scenarios: readonly TabledScenario[],
): Html | undefined {
  if (!hasScenarios(spec, scenarios)) return undefined
  const labels = labelsOf(spec.conditions)
  const groups = groupsOf(spec, scenarios)
  const titles = [...new Set(groups.flatMap(({ columns = [] }) => columns.map(({ title }) => title)))]
  const rows = summarizeScenarios(spec, results, scenarios).flatMap(({ condition, kinds, all }) =>
    [...kinds].map(
      ([kind, { n, unjudged, complete, completion, columns, efficiency }], index) =>
        html`<tr>${index === 0 ? html`<th scope="row" rowspan="${kinds.size}">${labels.get(condition) ?? condition}` : undefined}<td>${kind}<td class="n">${episodesText({ sound: n + unjudged, unjudged })}<td class="n">${complete}${number(completion)}${titles.map((title) => number(columns.get(title) ?? NONE))}${number(efficiency, 0)}${index === 0 ? html`<td class="n" rowspan="${kinds.size}"><b>${decimal(all.value, 1)}</b>${all.weights.split(' : ').map((weight) => html`<br><small>${weight}</small>`)}` : undefined}</tr>`,
    ),
  )
  return html`<section id="scenarios"><h2>Table 1: by scenario</h2>
<div class="scroll"><table class="wide"><thead><tr><th>Method<th>Scenario<th class="n">n<th class="n">of them complete<th class="n">CR (%)${titles.map((title) => html`<th class="n">${title}`)}<th class="n">Efficiency (%/min)<th class="n">All Avg. CR (%)</tr></thead><tbody>${rows}</tbody></table></div>
<p class="note">Means with 95 % intervals, tasks and seeds being random. VHR and ACR in VillagerBench’s forms; efficiency over elapsed game time. All Avg. weighs the scenarios of the paper by its numbers of tasks, those that were not played by 0.</p></section>`
}

/** How many episodes enter no rate because no rule can judge them. */
function unjudgedNote(summaries: readonly ConditionSummary[]): Html | undefined {
  const unjudged = summaries.reduce((sum, { n }) => sum + n.unjudged, 0)
  if (unjudged === 0) return undefined
  return html`<p class="note">${count(unjudged, 'episode')} cannot be judged by rules and ${plural(unjudged, 'enters', 'enter')} neither success nor completion rate nor efficiency.</p>`
}

/**
 * How the conditions did, with and without infrastructure faults.
 * @param cell the part of a planned experiment that this is
 */
export function conditionsSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  cell?: string,
): Html {
  const labels = labelsOf(spec.conditions)
  const summaries = spec.conditions.map(({ id }) => summarize(id, results))
  const columns = summaries.map(({ completion }) => completion.sound)
  const hasFaults = summaries.some(({ n }) => n.all > n.sound)
  const row = (summary: ConditionSummary) =>
    html`<tr><th scope="row">${labels.get(summary.condition) ?? summary.condition}<td class="n">${episodesText(summary.n)}${whyNothingPlayed(spec, summary.condition) === undefined ? number(inPercent(summary.success.sound)) : html`<td>${NOT_APPLICABLE}`}${hasFaults ? number(inPercent(summary.success.all)) : undefined}${number(summary.completion.sound)}${drawn(summary.completion.sound, columns)}${number(summary.efficiency)}${number(summary.balance)}${number(summary.seconds)}</tr>`
  return html`<section${cell === undefined ? html` id="conditions"` : ''}><h2>${cell ?? 'By condition'}</h2>
<div class="scroll"><table class="wide"><thead><tr><th>Condition<th class="n">n<th class="n">Success (%)${hasFaults ? html`<th class="n">with infrastructure faults (%)` : undefined}<th class="n">CR (%)<th><th class="n">Efficiency (%/min)<th class="n">Balance (%)<th class="n">Time (s)</tr></thead><tbody>${summaries.map(row)}</tbody></table></div>
${unjudgedNote(summaries)}<p class="note">${hasFaults ? 'Episodes that the infrastructure ended (world crash, endpoint of the model) are left out, but for the column that counts them as failures.' : 'No episode was ended by the infrastructure.'} Intervals (95 %) are for other tasks and seeds like these. ${METHOD_NOTE}</p></section>`
}
