import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { Entry } from '../../planner/causal/knowledge/entry.ts'
import { entryOfPlan } from '../../planner/causal/knowledge/learn.ts'
import { finalPlan } from '../../planner/plan-in-events.ts'
import { playEvidence } from './play-evidence.ts'

/**
 * The entry that a run adds to a store, computed from its journal alone. Undefined if the run was planned without a store or did
 * not end.
 */
export function entryOfRun(events: readonly GameEvent[]): Entry | undefined {
  const [started] = eventsOf(events, 'run.started')
  const plan = finalPlan(events)
  const entry =
    started === undefined || plan === undefined ? undefined : entryOfPlan(plan, started.data.options.seed)
  const isOver = eventsOf(events, 'episode.finished').length > 0
  if (plan === undefined || entry === undefined || !isOver) return undefined
  return { ...entry, play: playEvidence(events, plan) }
}
