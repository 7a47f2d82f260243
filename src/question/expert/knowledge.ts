import type { Support } from '../../core/support.ts'
import type { ScenarioCauses } from '../../graph/needs/causes-of.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'
import type { decompose, TaskAndScene } from '../kinds/decompose.ts'
import type { ReplyOf } from '../question.ts'

/** What the expert asks of a scenario. */
export interface ExpertKnowledge<T extends Task = Task> {
  readonly id: T['scenario']
  /** Whether the expert knows what the task asks for, and can therefore cut it into subtasks. Default: it does. */
  decomposable?(task: T): Support
  /** Cuts a task into subtasks, each for a single agent, in an order in which they could be done. */
  decompose(facts: TaskAndScene & { task: T }): ReplyOf<typeof decompose>
}

/** The expert's input: the scenarios whose tasks it knows, and the actions that agents can call. */
export interface KnownGame {
  readonly scenarios: readonly (ExpertKnowledge & ScenarioCauses)[]
  readonly actions: ActionVocabulary
}
