import { JournalError } from '../../core/errors.ts'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { type CompletionRate, completionRate } from '../../scenario/construction/completion.ts'
import { constructionComplexity, maxActionTime } from '../../scenario/construction/complexity.ts'
import {
  escapeCompletion,
  roomConditions,
  weightedEscapeCompletion,
} from '../../scenario/escape/completion.ts'
import { escapeComplexity, escapeMaxActionTime } from '../../scenario/escape/complexity.ts'
import type { RoomConditions } from '../../scenario/escape/conditions.ts'
import { gatheringCompletion } from '../../scenario/gathering/completion.ts'
import { contributionRate } from '../../scenario/gathering/contributions.ts'
import { cookingActionTime, cookingComplexity } from '../../scenario/gathering/cooking-complexity.ts'
import type { Gathering } from '../../scenario/gathering/gathering.ts'
import type { Task } from '../../task/task.ts'
import { worldAfter } from './world-state.ts'

/** What every scenario measures in a way of its own. */
export interface Measures {
  completion: CompletionRate
  complexity: number
  /** VillagerBench's limit on action time (ms). */
  maxActionTime: number
  /** How evenly the agents contributed, where steps are scored. */
  contribution?: { paper: number; villager: number }
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
  if (task.gathering !== undefined) return gatheringMeasures(task, task.gathering, events)
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
  throw new JournalError(`run.started holds a task of ${task.scenario} without its part.`)
}

/** A task that is none of VillagerBench's dishes has no published complexity: then kinds of items count, and its time limit. */
function gatheringMeasures(task: Task, gathering: Gathering, events: readonly GameEvent[]): Measures {
  const { obtain, checkpoints } = gathering
  const agents = eventsOf(events, 'run.started')[0]?.data.agents ?? []
  const dish = cookingComplexity(task)
  return {
    completion: gatheringCompletion(gathering, events),
    complexity: dish ?? obtain.length,
    maxActionTime: dish === undefined ? task.timeLimitMs : cookingActionTime(dish),
    ...(checkpoints === undefined ? {} : { contribution: contributionRate(checkpoints, events, agents) }),
  }
}
