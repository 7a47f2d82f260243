import type { GameEvent } from '../../core/journal/events.ts'
import { cut } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { moment } from './replay-section.ts'

interface Incident {
  t: number
  what: string
  who: string
  detail: string
}

/** Incidents and how the team reacted: lost agents, a repaired plan, standstills, failed calls. */
export function incidentsTable(events: readonly GameEvent[], hasReplay = false): Html | undefined {
  const lost = new Set<string>()
  const incidents = events.flatMap((event) => {
    if (event.type === 'agent.left') lost.add(event.data.agent)
    const isFirst = event.type === 'agent.joined' && !lost.has(event.data.agent)
    return isFirst ? [] : (incidentOf(event) ?? [])
  })
  if (incidents.length === 0) return undefined
  return html`<div class="scroll" tabindex="0"><table class="wide"><caption>Incidents, and how the team reacted</caption>
<thead><tr><th class="n">Time (s)<th>What<th>Who<th>Why</tr></thead><tbody>${incidents.map(
    ({ t, what, who, detail }) =>
      html`<tr><td class="n">${moment(t, hasReplay)}<th scope="row">${what}<td>${who}<td class="example">${cut(detail, 220)}</tr>`,
  )}</tbody></table></div>`
}

function incidentOf(event: GameEvent): Incident | undefined {
  const { t } = event
  if (event.type === 'agent.left')
    return { t, what: 'left', who: event.data.agent, detail: event.data.reason }
  if (event.type === 'agent.joined') return { t, what: 'came back', who: event.data.agent, detail: '' }
  if (event.type === 'team.stalled') {
    const { measure, agents, reason } = event.data
    return { t, what: `standstill: ${measure.replaceAll('_', ' ')}`, who: agents.join(', '), detail: reason }
  }
  if (event.type === 'plan.repaired') {
    const { kind, dependencies, removed, evidence } = event.data
    const edges = kind === 'replanned' ? '' : dependencies.map(({ from, to }) => ` ${from} → ${to}`).join(',')
    return {
      t,
      what: `plan repaired: ${kind}${edges}${removed === undefined ? '' : ', turned round'}`,
      who: evidence.agent ?? 'the team',
      detail: `${evidence.reason}: ${evidence.detail}`,
    }
  }
  if (event.type === 'plan.revised') {
    const { error } = event.data
    if (error === undefined) return undefined
    const detail = `${error.code}: ${error.message}`
    return { t, what: 'the planner failed; the team went on', who: 'the planner', detail }
  }
  if (event.type !== 'model.failed') return undefined
  const { kind, agent, code, message } = event.data
  return { t, what: `no answer to ${kind}`, who: agent ?? 'the planner', detail: `${code}: ${message}` }
}
