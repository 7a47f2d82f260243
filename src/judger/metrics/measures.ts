import { JournalError } from '../../core/errors.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import type { Task } from '../../task/task.ts'
import { type CompletionRate, completionRate } from './completion-rate.ts'
import { constructionComplexity, maxActionTime } from './complexity.ts'
import { worldAfter } from './world-state.ts'

/** What every scenario measures in a way of its own. */
export interface Measures {
  completion: CompletionRate
  complexity: number
  /** VillagerBench's limit on action time (ms). */
  maxActionTime: number
}

/** @throws JournalError for a scenario that cannot be scored. */
export function measuresOf(task: Task, events: readonly GameEvent[]): Measures {
  if (task.scenario === 'construction') {
    const complexity = constructionComplexity(task.blueprint)
    const completion = completionRate(task.blueprint, worldAfter(events))
    return { completion, complexity, maxActionTime: maxActionTime(complexity) }
  }
  throw new JournalError(`Runs of ${task.scenario} cannot be scored yet.`)
}
