import { InvariantError } from '../../src/core/errors.ts'
import { type EventData, eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { finalPlan } from '../../src/planner/plan-in-events.ts'

export interface Schedule {
  /** From the first assignment to the end (ms of game time). */
  makespan: number
  /** Lower bound of every schedule with these durations: the longest chain, or the work divided by the team size (ms). */
  bound: number
  chain: number
  share: number
  outcome: string
}

/**
 * A run's makespan and its lower bound, max(critical path, work / agents). The duration of a subtask is that of its
 * successful attempt in this run. Failed attempts count as lost time.
 */
export function scheduleOf(events: readonly GameEvent[]): Schedule {
  const plan = finalPlan(events)
  if (plan === undefined) throw new InvariantError('The run has no plan.')
  const graph = graphOf(plan)
  const agents = eventsOf(events, 'run.started')[0]?.data.agents.length ?? 1
  const durations = new Map<number, number>()
  const started = new Map<string, number>()
  const keyOf = ({ agent, subtask }: Pick<EventData<'subtask.started'>, 'agent' | 'subtask'>) =>
    `${agent} ${subtask}`
  for (const event of events) {
    if (event.type === 'subtask.started') started.set(keyOf(event.data), event.t)
    if (event.type === 'subtask.finished' && event.data.done)
      durations.set(event.data.subtask, event.t - (started.get(keyOf(event.data)) ?? event.t))
  }
  const chain = graph.criticalPath((id) => durations.get(id) ?? 0).length
  const share = [...durations.values()].reduce((sum, ms) => sum + ms, 0) / agents
  const begin = eventsOf(events, 'path.assigned')[0]?.t ?? 0
  const end = eventsOf(events, 'episode.finished')[0]
  return {
    makespan: (end?.t ?? begin) - begin,
    bound: Math.max(chain, share),
    chain,
    share,
    outcome: end?.data.outcome ?? 'none',
  }
}
