import { count } from '../../../core/count.ts'
import type { JournalEvent } from '../../../core/journal/events.ts'
import { measuresOf } from '../../../experiment/analysis/measures.ts'
import { type EpisodeResult, settledResults } from '../../../experiment/matrix/episode-result.ts'
import { type ExperimentSpec, episodesOf } from '../../../experiment/matrix/experiment-spec.ts'
import { type Html, html } from '../../../render/html.ts'
import { contrastsOf } from '../../experiment-text.ts'
import { simulatedNote } from '../../terminal/experiment-tables.ts'
import { renderPage } from '../page.ts'
import type { RunCatalogue } from '../report.ts'
import { viewRun } from '../run-view.ts'
import { timelineSection } from '../timeline-section.ts'
import { costSection, scheduleSection } from './cost-section.ts'
import { failuresSection } from './failures-section.ts'
import { metricsSection } from './metrics-section.ts'
import { pairedSection } from './paired-section.ts'
import { EXPERIMENT_STYLE } from './style.ts'
import { ablationSection, conditionsSection, scenariosSection } from './table-section.ts'

export interface ExperimentReportInput {
  spec: ExperimentSpec
  /** All lines of results.jsonl. */
  results: readonly EpisodeResult[]
  /** What defines the scenarios, actions and metrics. */
  catalogue: RunCatalogue
  /** A run to show in full. */
  example?: { name: string; events: readonly JournalEvent[] }
}

/** Tasks that are all named; of more the first and the last. */
const MOST_NAMES = 16

/** Renders an experiment as one self-contained HTML file. The same results give the same bytes. */
export function renderExperimentReport({
  spec,
  results: lines,
  catalogue,
  example,
}: ExperimentReportInput): string {
  const { scenarios, metrics = [] } = catalogue
  const results = settledResults(lines)
  const isAblation = spec.kind === 'ablation'
  return renderPage({
    title: `${spec.title} · ${spec.id}`,
    style: EXPERIMENT_STYLE,
    body: html`${head(spec, results, lines.length)}
${isAblation ? ablationSection(spec, results) : undefined}
${scenariosSection(spec, results, scenarios)}
${conditionsSection(spec, results)}
${metricsSection(spec, results, metrics)}
${pairedSection(contrastsOf(spec), results, measuresOf(spec.kind, results, metrics))}
${failuresSection(spec, results)}
${costSection(spec, results)}
${scheduleSection(spec, results)}
${example === undefined ? undefined : html`<section><h2>One of the runs</h2><p class="note"><code>${example.name}</code>: as an example, the run of median length of the ${isAblation ? 'full system' : 'first condition'}.</p></section>${timelineSection(viewRun(example.events, catalogue))}`}`,
    footer: html`Computed from results.jsonl of ${spec.id} (${count(lines.length, 'line')}). p: permutation test of signs, exact up to 16 differences other than zero, else (~) 20 000 draws; *: rejected by Holm at 5 % over the rows of the table. “Over tasks”: the tasks’ means as units, for what to expect of other tasks. Not affiliated with Mojang or Microsoft.`,
  })
}

/** Names in full as long as they are few. */
function namesOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(', ')
  return `${names.length}, from ${names[0]} to ${names.at(-1)}`
}

function head(spec: ExperimentSpec, results: readonly EpisodeResult[], lines: number): Html {
  const of = episodesOf(spec).length
  const note = simulatedNote(spec)
  const git = spec.versions?.git
  const values = (field: 'model' | 'agents' | 'planner' | 'assignment') =>
    [...new Set(spec.conditions.map((condition) => String(condition[field] ?? 'as the task says')))].join(
      ', ',
    )
  const facts: [string, string][] = [
    ['tasks', namesOf(spec.tasks.map(({ id }) => id))],
    ['seeds', spec.seeds.join(', ')],
    ...(spec.epochs > 1 ? ([['epochs', String(spec.epochs)]] as [string, string][]) : []),
    ['agents', values('agents')],
    ['model', values('model')],
    ['planners', values('planner')],
    ['assignments', values('assignment')],
    ['clock', spec.clock],
    ['graph repair', [...new Set(spec.conditions.map(({ repair }) => (repair ? 'on' : 'off')))].join(', ')],
    ['begun', spec.createdAt],
    ...(git == null
      ? []
      : ([['commit', `${git.commit.slice(0, 10)}${git.dirty ? ' + changes' : ''}`]] as [string, string][])),
  ]
  const again = lines - results.length
  return html`<header><p class="eyebrow">CausalMACE · experiment · <code>${spec.id}</code></p>
<h1>${spec.title}</h1>
<p class="verdict"><span class="badge ${results.length === of ? 'good' : ''}">${results.length} of ${count(of, 'episode')}</span><span>${count(spec.conditions.length, 'condition')} × ${count(spec.tasks.length, 'task')} × ${count(spec.seeds.length, 'seed')}${again > 0 ? `; ${count(again, 'attempt')} repeated after faults of the infrastructure` : ''}</span></p>
${note === '' ? undefined : html`<p class="simulated"><b>Simulated model.</b> ${note}. The numbers say how methods cope with errors of that kind, not how a language model does.</p>`}
<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></header>`
}
