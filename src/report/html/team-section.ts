import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { agentColour } from '../../render/agent-colours.ts'
import { decimal, percent } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { RunView } from './run-view.ts'

/** The work of each agent. */
export function teamSection(view: RunView, { agents, time }: Scorecard): Html {
  return html`<section id="team"><h2>Team</h2>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr>
<th>Agent
<th class="n">Blocks placed
<th class="n">Subtasks done
<th class="n">Actions
<th class="n">Refused
<th class="n">Action time
<th>Busy share of ${decimal(time.elapsed, 1)} s elapsed</tr></thead>
<tbody>${agents.map((agent) => {
    const busy = Math.max(0, Math.min(1, agent.busy))
    return html`<tr><th scope="row">${dot(view, agent.name)}${agent.name}
<td class="n">${decimal(agent.blocksPlaced)}
<td class="n">${decimal(agent.subtasks)}
<td class="n">${decimal(agent.actions)}
<td class="n">${decimal(agent.refusedActions)}
<td class="n">${decimal(agent.actionTime, 1)} <u>s</u>
<td class="busy"><span class="meter"><i style="width:${decimal(100 * busy, 1)}%;background:${agentColour(view.agents, agent.name)}"></i></span><span class="n">${percent(agent.busy)}</span></tr>`
  })}</tbody></table></div></section>`
}

/** The mark of an agent's colour. */
export const dot = (view: RunView, agent: string | undefined): Html =>
  html`<i class="dot" style="background:${agentColour(view.agents, agent)}"></i>`
