import type { Fold } from '../../core/journal/fold.ts'
import type { CompletionFold } from '../../judger/metrics/completion-fold.ts'
import type { Measures } from '../../judger/metrics/measures.ts'
import type { OpenTask } from './open.ts'
import { ScoreFold, shareOf } from './score-fold.ts'

const PERCENT = 100

/** Tracks the completion of an open task: the score of its goal, in which AND is the mean and OR the best. */
export function openCompletionFold({ open }: Pick<OpenTask, 'open'>): CompletionFold {
  const fold = new ScoreFold(open)
  return {
    apply: (event) => fold.apply(event),
    now: () => ({ done: percentOf(shareOf(fold.now())), of: PERCENT, what: '% of the goal' }),
  }
}

/** The measures of an open task. No complexity is published for it: it is the number of conditions in the goal. */
export function openMeasureFold({ open, timeLimitMs }: OpenTask, complexity: number): Fold<Measures> {
  const fold = new ScoreFold(open)
  return {
    apply: (event) => fold.apply(event),
    now() {
      const value = shareOf(fold.now())
      return {
        completion: { value, done: percentOf(value), of: PERCENT, what: '% of the goal' },
        complexity,
        maxActionTime: timeLimitMs,
      }
    },
  }
}

const percentOf = (share: number): number => Math.floor(PERCENT * share)
