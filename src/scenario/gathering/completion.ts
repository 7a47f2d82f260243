import { plural } from '../../core/count.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import type { CompletionRate } from '../../judger/metrics/measures.ts'
import { carriedInTheEnd } from './carried.ts'
import { cookingScore } from './cooking-score.ts'
import { carriedOf, type Gathering } from './gathering.ts'

/**
 * Completion rate of a gathering task: the cooking score if there are check-points, otherwise the share of the required items
 * that the team carries at the end, CR = Σ min(carried, wanted) / Σ wanted (paper, eq. 5, with items as indicators).
 */
export function gatheringCompletion(
  { obtain, checkpoints }: Pick<Gathering, 'obtain' | 'checkpoints'>,
  events: readonly GameEvent[],
): CompletionRate {
  if (checkpoints !== undefined && checkpoints.length > 0) return cookingScore(checkpoints, events)
  const carried = carriedInTheEnd(events)
  const done = obtain.reduce((sum, wanted) => sum + carriedOf(wanted, (item) => carried.get(item) ?? 0), 0)
  const of = obtain.reduce((sum, { count }) => sum + count, 0)
  return { value: done / of, done, of, what: plural(of, 'required item', 'required items') }
}
