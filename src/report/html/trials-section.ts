import { count } from '../../core/count.ts'
import { graphOf } from '../../planner/plan.ts'
import { cut } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { labelOf } from '../../render/words.ts'
import { requirementsText } from '../graph/requirements-text.ts'
import type { RunView } from './run-view.ts'

/** Evidence of trials about the dependencies; undefined if the planner made none. */
export function trialsSection({ plan }: RunView): Html | undefined {
  if (plan?.trials === undefined) return undefined
  const { count: trials, gameSeconds, unpredicted, unknown } = plan.trials
  const graph = graphOf(plan)
  const reasons = new Map(unknown.map(({ subtask, reason }) => [subtask, reason]))
  const rows = plan.subtasks.map((subtask) => {
    const { id, description } = subtask
    const needs = requirementsText(graph.requirements(id))
    const shown = needs === '' ? 'can be done first' : `fails without ${needs}`
    const gone = plan.dropped.flatMap(({ dependency: { from, to }, why }) =>
      to === id && why === 'not_needed' ? [`#${from}`] : [],
    )
    return html`<tr><td class="n">${id}<th scope="row" title="${cut(description, 400)}">${labelOf(subtask)}
<td>${reasons.get(id) === undefined ? shown : `not tried: ${reasons.get(id)}`}
<td class="ids">${gone.length === 0 ? '–' : gone.join(', ')}</tr>`
  })
  return html`<section id="trials"><h2>Dependencies tested in the world</h2>
<p>Each subtask was carried out in worlds of its own in which others were not done: ${count(trials, 'trial')} in ${gameSeconds} s of game time. ${count(unpredicted, 'dependency', 'dependencies')} found that had not been predicted.</p>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th class="n">#
<th>Subtask
<th>Tried
<th>Predicted, and not needed</tr></thead><tbody>${rows}</tbody></table></div></section>`
}
