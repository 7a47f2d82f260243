import type { GameEvent } from '../../core/journal/events.ts'
import type { Completed, CompletionFold } from '../../judger/metrics/completion-fold.ts'
import type { CompletionRate, Measures } from '../../judger/metrics/measures.ts'
import type { OpenTask } from './open.ts'
import { ScoreFold, scoreOf, shareOf } from './score-fold.ts'

const PERCENT = 100

/** Completion of an open task: the score of its goal, in which AND is the mean and OR the best. */
function openCompletion({ open }: Pick<OpenTask, 'open'>, events: readonly GameEvent[]): CompletionRate {
  const value = shareOf(scoreOf(open, events))
  return { value, done: Math.floor(PERCENT * value), of: PERCENT, what: '% of the goal' }
}

/** Tracks the completion of an open task, event by event. */
export function openCompletionFold({ open }: Pick<OpenTask, 'open'>): CompletionFold {
  const fold = new ScoreFold(open)
  return {
    apply: (event) => fold.apply(event),
    now: (): Completed => ({
      done: Math.floor(PERCENT * shareOf(fold.now())),
      of: PERCENT,
      what: '% of the goal',
    }),
  }
}

/** The measures of an open task. Nothing is published of its complexity: it is the number of things that the goal asks. */
export function openMeasures(task: OpenTask, events: readonly GameEvent[], complexity: number): Measures {
  return {
    completion: openCompletion(task, events),
    complexity,
    maxActionTime: task.timeLimitMs,
  }
}
