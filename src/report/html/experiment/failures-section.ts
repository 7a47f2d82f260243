import type { Outcome } from '../../../core/journal/events.ts'
import { labelsOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { cut, decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'

const NAMES: Record<Outcome, string> = {
  success: 'success',
  task_failure: 'task failure',
  limit: 'limit',
  agent_error: 'agent error',
  model_error: 'model error',
  world_crash: 'world crash',
  cancelled: 'cancelled',
}
const REASONS = 8

/** How the episodes ended, by kind, with the most frequent reasons. */
export function failuresSection(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html {
  const labels = labelsOf(spec.conditions)
  const kinds = (Object.keys(NAMES) as Outcome[]).filter((kind) =>
    results.some(({ outcome }) => outcome === kind),
  )
  const bars = spec.conditions.map(({ id }) => {
    const those = results.filter(({ condition }) => condition === id)
    const parts = kinds.map((kind) => {
      const n = those.filter(({ outcome }) => outcome === kind).length
      const share = (100 * n) / Math.max(1, those.length)
      return n === 0
        ? undefined
        : html`<i class="o-${kind}" style="width:${decimal(share, 2)}%" title="${NAMES[kind]}: ${n}">${share > 6 ? n : ''}</i>`
    })
    return html`<tr><th scope="row">${labels.get(id) ?? id}<td class="stack"><span>${parts}</span></tr>`
  })
  return html`<section id="failures"><h2>Failures by kind</h2>
<p class="legend">${kinds.map((kind) => html`<span><i class="swatch o-${kind}"></i>${NAMES[kind]}</span>`)}</p>
<table class="bars"><tbody>${bars}</tbody></table>
${reasons(results)}</section>`
}

function reasons(results: readonly EpisodeResult[]): Html {
  const failed = results.filter(({ outcome }) => outcome !== 'success')
  if (failed.length === 0) return html`<p class="empty">Nothing failed.</p>`
  const groups = [...Map.groupBy(failed, ({ outcome, reason }) => `${outcome}\n${kindOf(reason)}`)]
  groups.sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
  const rows = groups.slice(0, REASONS).map(([key, those]) => {
    const [outcome = '', reason = ''] = key.split('\n')
    return html`<tr><td class="n">${those.length}<td>${NAMES[outcome as Outcome]}<td class="example">${cut(reason, 140)}</tr>`
  })
  const rest = groups.slice(REASONS).reduce((sum, [, those]) => sum + those.length, 0)
  return html`<div class="scroll"><table><thead><tr><th class="n">Episodes<th>Outcome<th>Reason, numbers left out</tr></thead><tbody>${rows}</tbody></table></div>${rest > 0 ? html`<p class="note">and ${rest} for other reasons</p>` : undefined}`
}

/** Reasons that differ only in numbers and lists are of one kind. */
const kindOf = (reason: string): string =>
  (reason.split('\n')[0] ?? '').replaceAll(/\d+(\.\d+)?(, \d+)*/g, '…')
