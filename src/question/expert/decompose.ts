import { scenarioOf } from '../../task/task-format.ts'
import type { decompose, TaskAndScene } from '../kinds/decompose.ts'
import type { ReplyOf } from '../question.ts'
import type { KnownGame } from './knowledge.ts'

/** Cuts a task into subtasks the way its scenario defines. */
export const expertDecompose = (
  facts: TaskAndScene,
  { scenarios }: Pick<KnownGame, 'scenarios'>,
): ReplyOf<typeof decompose> => scenarioOf(scenarios, facts.task).decompose(facts)
