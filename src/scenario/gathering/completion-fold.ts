import { plural } from '../../core/count.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import type { Completed, CompletionFold } from '../../judger/metrics/completion-fold.ts'
import { gatheringCompletion } from './completion.ts'
import type { GatheringTask } from './gathering.ts'

/** Counts the points of reached check-points or, without check-points, the wanted items that are carried. */
export function gatheringCompletionFold({ gathering }: Pick<GatheringTask, 'gathering'>): CompletionFold {
  const events: GameEvent[] = []
  const noun = gathering.checkpoints === undefined ? 'item' : 'point'
  const completion = (): Completed => {
    const found = gatheringCompletion(gathering, events)
    return { ...found, what: plural(found.of, noun) }
  }
  let completed = completion()
  return {
    apply(event) {
      if (event.type !== 'items.changed') return
      events.push(event)
      completed = completion()
    },
    now: () => completed,
  }
}
