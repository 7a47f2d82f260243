import { count } from '../../core/count.ts'
import { graphOf, type Plan } from '../../planner/plan.ts'
import { cut, decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { labelOf } from '../../render/words.ts'
import { requirementsText } from '../graph/requirements-text.ts'
import { verdictWords } from '../terminal/calibration-sheet.ts'
import { checkLines } from '../terminal/plan-table.ts'
import { type RunView, standingOf } from './run-view.ts'
import { dot } from './team-section.ts'

/** Every subtask of the plan and its outcome. */
export function planSection(view: RunView): Html {
  const { plan } = view
  if (plan === undefined) {
    return html`<section id="plan"><h2>Plan</h2><p class="empty">The run ended before there was a plan.</p></section>`
  }
  const reduced = graphOf(plan).transitiveReduction()
  const rows = plan.subtasks.map((subtask) => {
    const { id, description } = subtask
    const { status } = standingOf(view, id)
    const attempts = view.attempts.filter(({ subtask }) => subtask === id)
    const agents = [...new Set(attempts.map(({ agent }) => agent))]
    const ms = attempts.reduce((sum, { start, end }) => sum + end - start, 0)
    const before = requirementsText(reduced.requirements(id))
    return html`<tr>
<td class="n">${id}<th scope="row" title="${cut(description, 400)}">${labelOf(subtask)}
<td class="who">${agents.map((agent) => html`<span>${dot(view, agent)}${agent}</span>`)}
<td><span class="status ${status.replace(' ', '-')}">${status}</span>
<td class="n">${attempts.length}
<td class="n">${attempts.length === 0 ? '–' : html`${decimal(ms / 1000, 1)} <u>s</u>`}
<td class="ids">${before === '' ? '–' : before}</tr>`
  })
  return html`<section id="plan"><h2>Plan</h2>
<p>${count(plan.subtasks.length, 'subtask')} by the planner <b>${plan.planner}</b> with the model <b>${plan.model}</b>.</p>
${calibrationOf(plan)}
${checkOf(plan)}
<div class="scroll" tabindex="0"><table class="wide plan"><thead><tr><th class="n">#
<th>Subtask
<th>Who
<th>Status
<th class="n">Attempts
<th class="n">Duration
<th>Waited for</tr></thead><tbody>${rows}</tbody></table></div></section>`
}

/** What the plan itself reveals about the model, why it was not refined, and the assumptions of its guarantee. */
function checkOf({ refinement }: Plan): Html | '' {
  const lines = refinement === undefined ? [] : checkLines(refinement)
  return lines.length === 0 ? '' : html`<ul class="check">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
}

/** The model's measured reaction to contradicted rules, and the consequences for the plan. */
function calibrationOf({ refinement }: Plan): Html | '' {
  if (refinement?.calibration === undefined) return ''
  const { verdict, reason, calls, edges } = refinement.calibration
  const { fell, asked } = refinement.falls.sham
  const shams =
    asked === 0 ? '' : ` With sentences contradicted that order nothing, ${fell} of ${asked} edges fell.`
  return html`<p>Calibrated on ${count(edges, 'edge')} of known cause in ${count(calls, 'question')}, the planner ${verdictWords[verdict]}: ${reason}${shams}</p>`
}
