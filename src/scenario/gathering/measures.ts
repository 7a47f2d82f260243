import type { GameEvent } from '../../core/journal/events.ts'
import type { Fold } from '../../core/journal/fold.ts'
import type { Measures } from '../../judger/metrics/measures.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { gatheringCompletion } from './completion.ts'
import { contributionRate } from './contributions.ts'
import { cookingComplexity, cookingLimits } from './cooking-complexity.ts'
import type { GatheringTask } from './gathering.ts'

/**
 * The measures of a gathering task. For tasks other than VillagerBench's dishes there is no published complexity: it is the
 * number of kinds of items, and the limit on action time is the time limit.
 */
export function gatheringMeasureFold(task: GatheringTask, actions: ActionVocabulary): Fold<Measures> {
  const { obtain, checkpoints } = task.gathering
  /** Only the events of a journal about the items that agents obtained and carried. */
  const events: GameEvent[] = []
  let agents: readonly string[] = []
  const isRead = ({ type, data }: GameEvent) =>
    type === 'items.changed' || (type === 'action.finished' && checkpoints !== undefined && data.result.ok)
  return {
    apply(event) {
      if (event.type === 'run.started') agents = event.data.agents
      else if (isRead(event)) events.push(event)
    },
    now() {
      const dish = cookingComplexity(task)
      return {
        completion: gatheringCompletion(task.gathering, events),
        complexity: dish ?? obtain.length,
        ...(dish === undefined ? { maxActionTime: task.timeLimitMs } : cookingLimits(dish)),
        ...(checkpoints === undefined
          ? {}
          : { contribution: contributionRate(checkpoints, { events, agents, actions }) }),
      }
    },
  }
}
