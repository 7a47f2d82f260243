import { count } from '../../../core/count.ts'
import type { JournalEvent } from '../../../core/journal/events.ts'
import type { ChargedCalibration } from '../../../experiment/analysis/calibration-charge.ts'
import type { DifficultySources } from '../../../experiment/analysis/difficulty.ts'
import { measuresOf } from '../../../experiment/analysis/measures.ts'
import { type EpisodeResult, settledResults } from '../../../experiment/matrix/episode-result.ts'
import { type ExperimentSpec, episodesOf } from '../../../experiment/matrix/experiment-spec.ts'
import { notApplicableGroups } from '../../../experiment/matrix/played-tasks.ts'
import { type Html, html, trusted } from '../../../render/html.ts'
import { contrastsOf } from '../../experiment-text.ts'
import { simulatedNote } from '../../number-texts.ts'
import type { Beside } from '../../published/beside-experiment.ts'
import type { RecordsState } from '../../records-text.ts'
import { judgedSections } from '../judged/judged-report.ts'
import type { RunWithJudgements } from '../judged/judged-run.ts'
import { JUDGED_STYLE } from '../judged/style.ts'
import { renderPage } from '../page.ts'
import { recordsSection } from '../records-section.ts'
import type { RunCatalogue } from '../report.ts'
import { viewRun } from '../run-view.ts'
import { timelineSection } from '../timeline-section.ts'
import { costSection, scheduleSection } from './cost-section.ts'
import { difficultySection } from './difficulty-section.ts'
import { type FailedRun, failuresSection } from './failures-section.ts'
import { labelSection } from './label-section.ts'
import { metricsSection } from './metrics-section.ts'
import { pairedSection } from './paired-section.ts'
import { planSections } from './plan-section.ts'
import { publishedSection } from './published-section.ts'
import { EXPERIMENT_STYLE } from './style.ts'
import { ablationSection, conditionsSection, scenariosSection } from './table-section.ts'

export interface ExperimentReportInput {
  spec: ExperimentSpec
  /** All lines of results.jsonl. */
  results: readonly EpisodeResult[]
  /** The definitions of scenarios, actions and metrics. */
  catalogue: RunCatalogue
  /** How a planned experiment deviates from its protocol. */
  deviations?: readonly string[]
  /** A run to show in full. */
  example?: { name: string; events: readonly JournalEvent[] }
  /** Runs judged in six dimensions. */
  judged?: readonly RunWithJudgements[]
  /** Judgements of the episodes that no rule decides, and how many wait for one. */
  undecided?: readonly string[]
  /** Published figures of other agents for the same tasks. */
  published?: Beside | undefined
  /** Failed runs that are shown in detail, by name. */
  failed?: ReadonlyMap<string, FailedRun>
  /** The note for every table when the results were not all played with the same code, plug-ins and tasks. */
  mixed?: string | undefined
  /** The source of difficulty scores that results do not contain. */
  difficulty?: DifficultySources
  /** Calibrations of the models. */
  sheets?: readonly ChargedCalibration[]
  /** Whether the records are unchanged. */
  records?: RecordsState
}

/** Maximum number of tasks that are all named; of more, only the first and the last are. */
const MOST_NAMES = 16

/** Renders an experiment as one self-contained HTML file. The same results give the same bytes. */
export function renderExperimentReport({
  spec,
  results: lines,
  catalogue,
  deviations = [],
  example,
  judged = [],
  undecided = [],
  published,
  failed,
  records = { damages: [], unproven: 0 },
  mixed,
  difficulty = { effortOf: () => undefined },
  sheets = [],
}: ExperimentReportInput): string {
  const { metrics = [] } = catalogue
  const results = settledResults(lines)
  return renderPage({
    title: `${spec.title} · ${spec.id}`,
    style: judged.length > 0 ? EXPERIMENT_STYLE + JUDGED_STYLE : EXPERIMENT_STYLE,
    body: underEachTable(
      mixed,
      html`${head(spec, results, lines.length)}
${recordsSection(records, 'Results that something speaks against are left out of every table.')}
${notApplicableSection(spec)}
${failuresSection(spec, results, failed)}
${spec.plan === undefined ? comparedSections(spec, results, { catalogue, sheets }) : planSections(spec, spec.plan, { results, deviations, sheets })}
${spec.plan === undefined ? difficultySection(spec, results, difficulty) : undefined}
${metricsSection(spec, results, metrics)}
${undecidedSection(undecided)}
${judgedSections(judged)}
${publishedSection(published)}
${costSection(spec, results, sheets)}
${scheduleSection(spec, results)}
${example === undefined ? undefined : html`<section><h2>One of the runs</h2><p class="note"><code>${example.name}</code>: as an example, a run of median length.</p></section>${timelineSection(viewRun(example.events, catalogue))}`}`,
    ),
    footer: html`Computed from results.jsonl of ${spec.id} (${count(lines.length, 'line')}). Not affiliated with Mojang or Microsoft.`,
  })
}

/** A page with a note under each of its tables. */
const underEachTable = (note: string | undefined, page: Html): Html =>
  note === undefined
    ? page
    : trusted(page.text.replaceAll('</table>', `</table>${html`<p class="note mixed">${note}</p>`.text}`))

/** Tasks that could not be played, and why; undefined if there are none. */
function notApplicableSection(spec: ExperimentSpec): Html | undefined {
  const groups = notApplicableGroups(spec)
  if (groups.length === 0) return undefined
  const rows = groups.map(
    ({ label, tasks, of, why }) =>
      html`<tr><th scope="row">${label}<td class="n">${tasks.length} of ${of}<td>${why}<td>${namesOf(tasks)}</tr>`,
  )
  return html`<section id="not-applicable"><h2>Not applicable</h2>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Condition<th class="n">Tasks<th>Why<th>Which</tr></thead><tbody>${rows}</tbody></table></div>
<p class="note">These episodes cannot work, so they were not played. They enter no rate, interval or difference.</p></section>`
}

/** The episodes that no rule decides; empty if rules decide all. */
const undecidedSection = (lines: readonly string[]): Html | undefined =>
  lines.length === 0
    ? undefined
    : html`<section id="undecided"><h2>Decided by no rule</h2><ul>${lines.map((line) => html`<li>${line}`)}</ul>
<p class="note">These episodes are in no rate above. Judges say how far their tasks are done; the interval is for other tasks and seeds.</p></section>`

/** Compares every condition with the others if no protocol defines comparisons. */
function comparedSections(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  {
    catalogue: { scenarios, metrics = [] },
    sheets,
  }: { catalogue: RunCatalogue; sheets: readonly ChargedCalibration[] },
): Html {
  return html`${spec.kind === 'ablation' ? ablationSection(spec, results) : undefined}
${scenariosSection(spec, results, scenarios)}
${conditionsSection(spec, results, sheets)}
${labelSection(spec, results)}
${pairedSection(spec, contrastsOf(spec), results, measuresOf(spec.kind, results, metrics))}`
}

/** Names in full as long as there are few. */
function namesOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(', ')
  return `${names.length}, from ${names[0]} to ${names.at(-1)}`
}

function sizeOf({ conditions, tasks, seeds, plan }: ExperimentSpec): string {
  const all = [
    count(conditions.length, 'condition'),
    count(tasks.length, 'task'),
    count(seeds.length, 'seed'),
  ]
  return plan === undefined ? all.join(' × ') : `${count(plan.cells.length, 'cell')} of ${all.join(', ')}`
}

function head(spec: ExperimentSpec, results: readonly EpisodeResult[], lines: number): Html {
  const of = episodesOf(spec).length
  const note = simulatedNote(spec)
  const git = spec.versions?.git
  const values = (field: 'model' | 'agents' | 'planner' | 'assignment' | 'latency') =>
    [...new Set(spec.conditions.map((condition) => String(condition[field] ?? 'as the task says')))]
      .sort((a, b) => (field === 'agents' ? Number(a) - Number(b) : 0))
      .join(', ')
  const facts: [string, string][] = [
    ['tasks', namesOf(spec.tasks.map(({ id }) => id))],
    ['seeds', spec.seeds.join(', ')],
    ...(spec.epochs > 1 ? ([['epochs', String(spec.epochs)]] as [string, string][]) : []),
    ['agents', values('agents')],
    ['model', values('model')],
    ['planners', values('planner')],
    ['assignments', values('assignment')],
    ['clock', spec.clock],
    ['latency of a call', values('latency')],
    ['time limits', spec.timeLimits],
    ['graph repair', [...new Set(spec.conditions.map(({ repair }) => (repair ? 'on' : 'off')))].join(', ')],
    ['begun', spec.createdAt],
    ...(git == null
      ? []
      : ([['commit', `${git.commit.slice(0, 10)}${git.dirty ? ' + changes' : ''}`]] as [string, string][])),
  ]
  const again = lines - results.length
  return html`<header><p class="eyebrow">CausalMACE · experiment · <code>${spec.id}</code></p>
<h1>${spec.title}</h1>
<p class="verdict"><span class="badge ${results.length === of ? 'good' : ''}">${results.length} of ${count(of, 'episode')}</span><span>${sizeOf(spec)}${again > 0 ? `; ${count(again, 'attempt')} repeated after faults of the infrastructure` : ''}</span></p>
${note === '' ? undefined : html`<p class="simulated"><b>Simulated model</b>${note.replace('simulated model', '')}. The numbers say how methods cope with errors of that kind, not how a language model does.</p>`}
<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></header>`
}
