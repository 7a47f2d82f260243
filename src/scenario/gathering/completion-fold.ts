import type { GameEvent } from '../../core/journal/events.ts'
import type { Completed, CompletionFold } from '../../judger/metrics/completion-fold.ts'
import { gatheringCompletion } from './completion.ts'
import type { GatheringTask } from './gathering.ts'

/** Counts the points that were reached, or the wanted items that are carried. */
export function gatheringCompletionFold({ gathering }: Pick<GatheringTask, 'gathering'>): CompletionFold {
  const events: GameEvent[] = []
  const what = gathering.checkpoints === undefined ? 'items' : 'points'
  let completed: Completed = { ...gatheringCompletion(gathering, []), what }
  return {
    apply(event) {
      if (event.type !== 'items.changed') return
      events.push(event)
      completed = { ...gatheringCompletion(gathering, events), what }
    },
    now: () => completed,
  }
}
