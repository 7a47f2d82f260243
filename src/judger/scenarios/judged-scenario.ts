import type { GameEvent } from '../../core/journal/events.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'
import type { CompletionFold } from '../metrics/completion-fold.ts'
import type { Measures } from '../metrics/measures.ts'
import type { ScenarioJudge } from './scenario-judge.ts'
import type { TableGroup } from './table-group.ts'

/** The part of a scenario that the Judger uses: how to watch a run and how to score it afterwards. */
export interface JudgedScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** How the table by scenario shows its tasks; unless given, one group for each kind, with no columns of its own. */
  readonly tables?: readonly TableGroup[]
  /** A judge for one run of a task. */
  judge(task: T): ScenarioJudge
  /**
   * What the journal of a run comes to, in the measures that each scenario takes in its own way.
   * @param actions what agents could call
   */
  measures(task: T, events: readonly GameEvent[], actions: ActionVocabulary): Measures
  /** Follows how far the task is while events come in. */
  completionFold(task: T): CompletionFold
}
