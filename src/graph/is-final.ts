import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'
import type { Subtask } from './subtask.ts'

/** The part of a scenario that knows which actions in its tasks are irreversible. */
export interface ScenarioFinality<T extends Task = Task> {
  readonly id: T['scenario']
  /** Whether a subtask does something irreversible in this task, although its actions alone are harmless; see `isFinal`. */
  isFinal?(task: T, subtask: Pick<Subtask, 'actions'>, actions: ActionVocabulary): boolean
}

/**
 * Whether a subtask that comes too early can do irreparable harm: one of its actions is final by itself (`tooEarly`), or the
 * scenario says that it is in this task, such as the lever of a one-way drop. Otherwise a wrong attempt costs only time. A
 * subtask with no actions, or with an unknown one, may do anything.
 */
export function isFinal(
  task: Task,
  subtask: Pick<Subtask, 'actions'>,
  { scenarios, actions }: { scenarios: readonly ScenarioFinality[]; actions: ActionVocabulary },
): boolean {
  const { actions: calls } = subtask
  const isHarmless = calls.every(({ name }) => actions.specOf(name)?.tooEarly === 'refused')
  if (calls.length === 0 || !isHarmless) return true
  return scenarioOf(scenarios, task).isFinal?.(task, subtask, actions) ?? false
}
