import { count } from '../../core/count.ts'
import { eventsOf } from '../../core/journal/events.ts'
import { cut, decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { labelOf } from '../../render/words.ts'
import { incidentsTable } from './incidents.ts'
import { moment } from './replay-section.ts'
import type { RunView } from './run-view.ts'

interface Refusals {
  reason: string
  times: number
  actions: Set<string>
  agents: Set<string>
  example: string
}

/** Refused actions by reason, and subtasks that were not done at the first attempt, with the moments at which they failed or were cut off. */
export function troublesSection(view: RunView, hasReplay = false): Html {
  const refusals = refusalsOf(view)
  const repeated = repeatedOf(view, hasReplay)
  const total = refusals.reduce((sum, { times }) => sum + times, 0)
  const incidents = incidentsTable(view.events, hasReplay)
  const nothing = refusals.length === 0 && repeated.length === 0 && incidents === undefined
  return html`<section id="troubles"><h2>What went wrong</h2>
${nothing ? html`<p class="empty">Nothing: no action was refused and no subtask failed.</p>` : undefined}
${
  refusals.length === 0
    ? undefined
    : html`<div class="scroll" tabindex="0"><table class="wide"><caption>${count(total, 'refused action')} of ${decimal(view.actions.length)}, by reason</caption>
<thead><tr>
<th>Reason
<th class="n">Times
<th>Actions
<th>Agents
<th>For example</tr></thead><tbody>${refusals.map(
        ({ reason, times, actions, agents, example }) => html`<tr><th scope="row"><code>${reason}</code>
<td class="n">${decimal(times)}
<td>${[...actions].join(', ')}
<td>${view.agents.filter((agent) => agents.has(agent)).join(', ')}
<td class="example">${cut(example, 220)}</tr>`,
      )}</tbody></table></div>`
}
${
  repeated.length === 0
    ? undefined
    : html`<div class="scroll" tabindex="0"><table class="wide"><caption>${count(repeated.length, 'subtask')} not done at the first attempt</caption>
<thead><tr><th class="n">#
<th>Subtask
<th class="n">Attempts
<th>Ended
<th>What the agent last said</tr></thead><tbody>${repeated}</tbody></table></div>`
}
${incidents}
</section>`
}

function refusalsOf({ actions }: RunView): Refusals[] {
  const byReason = new Map<string, Refusals>()
  for (const { data } of actions) {
    if (data.result.ok) continue
    const { reason, detail } = data.result
    const example = typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? '')
    const entry = byReason.get(reason) ?? { reason, times: 0, actions: new Set(), agents: new Set(), example }
    entry.times++
    entry.actions.add(data.action.name)
    entry.agents.add(data.agent)
    byReason.set(reason, entry)
  }
  return [...byReason.values()].sort((a, b) => b.times - a.times || (a.reason < b.reason ? -1 : 1))
}

function repeatedOf({ attempts, plan, events }: RunView, hasReplay: boolean): Html[] {
  const [ending] = eventsOf(events, 'episode.finished')
  const isCutOff = ending?.data.outcome !== 'success'
  const ids = [...new Set(attempts.map(({ subtask }) => subtask))].sort((a, b) => a - b)
  return ids.flatMap((id) => {
    const own = attempts.filter(({ subtask }) => subtask === id)
    const last = own.at(-1)
    const isDone = last?.result === undefined ? !isCutOff : last.result.done
    if (own.length < 2 && isDone) return []
    const subtask = plan?.subtasks.find((one) => one.id === id)
    const status = last?.result === undefined ? 'unfinished' : last.result.done ? 'done' : 'failed'
    const word = [last?.result?.reflection.reasoning, last?.result?.reflection.summary]
      .filter(Boolean)
      .join(' ')
    return [
      html`<tr>
<td class="n">${id}<th scope="row">${subtask === undefined ? '' : labelOf(subtask)}
<td class="n">${own.length}
<td><span class="status ${status}">${status}</span> ${own.filter(({ result }) => result?.done !== true).map(({ end }) => html` ${moment(end, hasReplay)} s`)}
<td class="example">${cut(word, 220)}</tr>`,
    ]
  })
}
