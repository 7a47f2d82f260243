import type { Outcome } from '../../../core/journal/events.ts'
import { type Failure, failuresOf } from '../../../experiment/analysis/failures.ts'
import { refusalsByCondition } from '../../../experiment/analysis/refusals.ts'
import { labelsOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { cut, decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import type { EventLine } from '../../last-events.ts'

const OUTCOME_NAMES: Record<Outcome, string> = {
  success: 'success',
  task_failure: 'task failure',
  not_judgeable: 'not judgeable',
  limit: 'limit',
  agent_error: 'agent error',
  model_error: 'model error',
  world_crash: 'world crash',
  cancelled: 'cancelled',
}
/** Maximum number of causes shown one by one. */
export const MOST_CAUSES = 8
const MOST_EPISODES = 12
const MOST_REASONS = 6

/** Details of a failed run that the page shows. */
export interface FailedRun {
  /** The last events, oldest first. */
  lines: readonly EventLine[]
  /** Its report, relative to the page. */
  report: string
}

/** How the episodes ended, failures by cause with their common features, and refusals under each condition. */
export function failuresSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  runs: ReadonlyMap<string, FailedRun> = new Map(),
): Html {
  return html`<section id="failures"><h2>Failures</h2>
${causes(spec, results, runs)}
${outcomes(spec, results)}
${refusals(spec, results)}</section>`
}

function causes(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  runs: ReadonlyMap<string, FailedRun>,
): Html {
  const failures = failuresOf(spec, results)
  if (failures.length === 0)
    return html`<p class="empty">${results.length === 0 ? 'Nothing has been played.' : 'Nothing failed.'}</p>`
  const rest = failures.slice(MOST_CAUSES).reduce((sum, { episodes }) => sum + episodes.length, 0)
  return html`<div class="causes">${failures.slice(0, MOST_CAUSES).map((failure) => cause(spec, failure, runs))}</div>
${rest > 0 ? html`<p class="note">and ${rest} for other reasons</p>` : undefined}
<p class="note">Reasons that differ only in numbers are one cause; the first is shown. In common: what at least four in five of a cause’s episodes have, and clearly fewer of all.</p>`
}

function cause(spec: ExperimentSpec, failure: Failure, runs: ReadonlyMap<string, FailedRun>): Html {
  const { outcome, fault, reason, episodes, common } = failure
  const names = labelsOf(spec.conditions)
  const near = episodes.find(({ run }) => run !== null && runs.has(run))
  const nearest = near?.run ?? ''
  const shown = runs.get(nearest)
  const rest = episodes.length - MOST_EPISODES
  return html`<details><summary><b>${episodes.length}</b> <i class="swatch o-${outcome}"></i>${OUTCOME_NAMES[outcome]}${fault === null ? undefined : html` <code>${fault}</code>`} <span class="example">${cut(reason, 140)}</span>${common.map((trait) => html` <span class="common">${trait}</span>`)}</summary>
<ul>${episodes.slice(0, MOST_EPISODES).map(({ task, condition, seed, run, completionRate }) => {
    const name = html`${task}, ${names.get(condition) ?? condition}, seed ${seed}: ${completionRate === null ? 'not judged' : `${decimal(100 * completionRate, 1)} %`}`
    const report = run === null ? undefined : runs.get(run)?.report
    return html`<li>${report === undefined ? name : html`<a href="${report}">${name}</a>`}${run === null ? undefined : html` <code>runs/${run}</code>`}</li>`
  })}${rest > 0 ? html`<li>and ${rest} more</li>` : undefined}</ul>
${shown === undefined ? undefined : html`<table class="last"><caption>The end of runs/${nearest}</caption><tbody>${shown.lines.map(({ t, who, what }) => html`<tr><td class="n">${decimal(t / 1000, 1)} s<th scope="row">${who}<td class="example">${cut(what, 200)}</tr>`)}</tbody></table>`}
</details>`
}

function outcomes(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html | undefined {
  const labels = labelsOf(spec.conditions)
  const kinds = (Object.keys(OUTCOME_NAMES) as Outcome[]).filter((kind) =>
    results.some(({ outcome }) => outcome === kind),
  )
  if (kinds.length === 0) return undefined
  const bars = spec.conditions.map(({ id }) => {
    const those = results.filter(({ condition }) => condition === id)
    const parts = kinds.map((kind) => {
      const n = those.filter(({ outcome }) => outcome === kind).length
      const share = (100 * n) / Math.max(1, those.length)
      return n === 0
        ? undefined
        : html`<i class="o-${kind}" style="width:${decimal(share, 2)}%" title="${OUTCOME_NAMES[kind]}: ${n}">${share > 6 ? n : ''}</i>`
    })
    return html`<tr><th scope="row">${labels.get(id) ?? id}<td class="stack"><span>${parts}</span></tr>`
  })
  return html`<h3>Outcomes</h3><p class="legend">${kinds.map((kind) => html`<span><i class="swatch o-${kind}"></i>${OUTCOME_NAMES[kind]}</span>`)}</p>
<table class="bars"><tbody>${bars}</tbody></table>`
}

function refusals(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html | undefined {
  const { reasons, rows } = refusalsByCondition(spec, results)
  if (reasons.length === 0) return undefined
  const shown = reasons.slice(0, MOST_REASONS)
  return html`<h3>Refused actions <small>per episode</small></h3>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Condition${shown.map((reason) => html`<th class="n"><code>${reason}</code>`)}<th class="n">All</tr></thead><tbody>${rows.map(
    ({ label, episodes, counts, all }) =>
      html`<tr><th scope="row">${label}${shown.map((reason) => html`<td class="n">${each(counts.get(reason) ?? 0, episodes)}`)}<td class="n">${each(all, episodes)}</tr>`,
  )}</tbody></table></div>`
}

const each = (times: number, episodes: number): string =>
  episodes === 0 ? '–' : decimal(times / episodes, times >= 10 * episodes ? 0 : 1)
