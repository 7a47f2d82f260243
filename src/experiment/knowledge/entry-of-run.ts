import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { Entry } from '../../planner/causal/knowledge/entry.ts'
import { entryOfPlan } from '../../planner/causal/knowledge/learn.ts'
import { LESSONS } from '../../planner/experience/lessons.ts'
import { finalPlan } from '../../planner/plan-in-events.ts'
import { lessonsOf, playEvidence } from './play-evidence.ts'

/**
 * The entry that a run adds to a store, computed from its journal alone. Undefined if the run was planned without a store or did
 * not end.
 */
export function entryOfRun(events: readonly GameEvent[]): Entry | undefined {
  const [started] = eventsOf(events, 'run.started')
  const plan = finalPlan(events)
  const isOver = eventsOf(events, 'episode.finished').length > 0
  if (started === undefined || plan === undefined || !isOver) return undefined
  const { seed } = started.data.options
  const play = playEvidence(events, plan)
  if (plan.experience === undefined) {
    const entry = entryOfPlan(plan, seed)
    return entry && { ...entry, play }
  }
  const { model, task } = plan
  const lessons = lessonsOf(plan.experience.world, events, plan)
  return { model, prompts: LESSONS, task, seed, asked: [], play: { ...play, lessons } }
}
