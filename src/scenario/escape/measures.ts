import type { Fold } from '../../core/journal/fold.ts'
import type { CompletionFold } from '../../judger/metrics/completion-fold.ts'
import type { Measures } from '../../judger/metrics/measures.ts'
import { completionWithExit, EscapeProgress, weightedEscapeCompletion } from './completion.ts'
import { escapeComplexity, escapeMaxActionTime, escapeMaxTime } from './complexity.ts'
import type { EscapeTask } from './rooms.ts'

/** The measures of an escape. */
export function escapeMeasureFold({ escape: escapeTask }: Pick<EscapeTask, 'escape'>): Fold<Measures> {
  const progress = new EscapeProgress(escapeTask)
  let agents = 1
  return {
    apply(event) {
      if (event.type === 'run.started') agents = event.data.agents.length
      progress.apply(event)
    },
    now() {
      const complexity = escapeComplexity(escapeTask, agents)
      const { rooms, isOut } = progress.now()
      return {
        completion: completionWithExit(rooms, isOut),
        complexity,
        maxActionTime: escapeMaxActionTime(complexity),
        maxTime: escapeMaxTime(rooms.length),
        escape: { weighted: weightedEscapeCompletion(escapeTask, rooms), rooms },
      }
    },
  }
}

/** Counts the rooms that are done, including the exit. */
export function escapeCompletionFold({ escape: escapeTask }: Pick<EscapeTask, 'escape'>): CompletionFold {
  const progress = new EscapeProgress(escapeTask)
  return {
    apply: (event) => progress.apply(event),
    now() {
      const { rooms, isOut } = progress.now()
      const done = rooms.filter((room) => room.done).length + (isOut ? 1 : 0)
      return { done, of: rooms.length + 1, what: 'rooms' }
    },
  }
}
