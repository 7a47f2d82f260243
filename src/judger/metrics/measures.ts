import { JournalError } from '../../core/errors.ts'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { Task } from '../../task/task.ts'
import { type CompletionRate, completionRate } from './completion-rate.ts'
import { constructionComplexity, maxActionTime } from './complexity.ts'
import { escapeCompletion, roomConditions, weightedEscapeCompletion } from './escape-completion.ts'
import { escapeComplexity, escapeMaxActionTime } from './escape-complexity.ts'
import type { RoomConditions } from './escape-conditions.ts'
import { worldAfter } from './world-state.ts'

/** What every scenario measures in a way of its own. */
export interface Measures {
  completion: CompletionRate
  complexity: number
  /** VillagerBench's limit on action time (ms). */
  maxActionTime: number
  /** Escapes only. */
  escape?: {
    /** The paper's completion rate, which weighs rooms by their scores. */
    weighted: number
    rooms: RoomConditions[]
  }
}

/** @throws JournalError for a scenario that cannot be scored. */
export function measuresOf(task: Task, events: readonly GameEvent[]): Measures {
  if (task.scenario === 'construction') {
    const complexity = constructionComplexity(task.blueprint)
    const completion = completionRate(task.blueprint, worldAfter(events))
    return { completion, complexity, maxActionTime: maxActionTime(complexity) }
  }
  if (task.escape !== undefined) {
    const complexity = escapeComplexity(
      task.escape,
      eventsOf(events, 'run.started')[0]?.data.agents.length ?? 1,
    )
    const rooms = roomConditions(task.escape, events)
    return {
      completion: escapeCompletion(rooms),
      complexity,
      maxActionTime: escapeMaxActionTime(complexity),
      escape: { weighted: weightedEscapeCompletion(task.escape, rooms), rooms },
    }
  }
  throw new JournalError(`Runs of ${task.scenario} cannot be scored yet.`)
}
