import type { GameEvent } from '../core/journal/events.ts'
import { actionText, refusalText, shortened } from '../view/feed/texts.ts'

/** A line about something that happened in a run. */
export interface EventLine {
  /** Game time in ms. */
  t: number
  /** The agent; empty if it concerns the team. */
  who: string
  what: string
}

/** The last events of a run that explain its end, oldest first. */
export function lastEvents(events: readonly GameEvent[], most = 10): EventLine[] {
  const found: EventLine[] = []
  for (let at = events.length - 1; at >= 0 && found.length < most; at--) {
    const event = events[at]
    const line = event === undefined ? undefined : lineOf(event)
    if (line !== undefined) found.unshift(line)
  }
  return found
}

function lineOf(event: GameEvent): EventLine | undefined {
  const { t } = event
  switch (event.type) {
    case 'action.finished': {
      const { agent, action, result } = event.data
      const refusal = refusalText(result)
      return { t, who: agent, what: `${actionText(action)}${refusal === '' ? '' : `: refused, ${refusal}`}` }
    }
    case 'subtask.started':
      return { t, who: event.data.agent, what: `begins subtask ${event.data.subtask}` }
    case 'subtask.finished': {
      const { agent, subtask, done } = event.data
      return { t, who: agent, what: `${done ? 'has done' : 'has failed'} subtask ${subtask}` }
    }
    case 'plan.revised':
      return { t, who: '', what: shortened(`plan revised: ${event.data.why}`) }
    case 'plan.repaired':
      return { t, who: event.data.evidence.agent ?? '', what: `plan repaired: ${event.data.kind}` }
    case 'model.failed': {
      const { kind, agent, code, message } = event.data
      return { t, who: agent ?? '', what: shortened(`no answer to ${kind}: ${code}: ${message}`) }
    }
    case 'team.stalled':
      return { t, who: event.data.agents.join(', '), what: shortened(`standstill: ${event.data.reason}`) }
    case 'tidying.finished': {
      const { agent, removed, left } = event.data
      return { t, who: agent, what: `removed ${removed} of ${removed + left} blocks of scaffold` }
    }
    case 'scaffold.left':
      return { t, who: '', what: `${event.data.cells.length} blocks of scaffold are left` }
    case 'agent.left':
      return { t, who: event.data.agent, what: shortened(`left: ${event.data.reason}`) }
    case 'episode.finished':
      return { t, who: '', what: shortened(`${event.data.outcome}: ${event.data.reason}`) }
    default:
      return undefined
  }
}
