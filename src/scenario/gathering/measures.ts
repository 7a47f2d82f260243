import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
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
export function gatheringMeasures(
  task: GatheringTask,
  events: readonly GameEvent[],
  actions: ActionVocabulary,
): Measures {
  const { obtain, checkpoints } = task.gathering
  const agents = eventsOf(events, 'run.started')[0]?.data.agents ?? []
  const dish = cookingComplexity(task)
  return {
    completion: gatheringCompletion(task.gathering, events),
    complexity: dish ?? obtain.length,
    ...(dish === undefined ? { maxActionTime: task.timeLimitMs } : cookingLimits(dish)),
    ...(checkpoints === undefined
      ? {}
      : { contribution: contributionRate(checkpoints, { events, agents, actions }) }),
  }
}
