import { isFinal } from '../../graph/is-final.ts'
import type { DependencyMeaning, Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import type { PlanContext } from '../planner.ts'

/**
 * The meaning of a dependency on each subtask: `held` if a subtask that comes too early may use up something irreplaceable or end
 * something for good, or if the task demands an order; otherwise `preferred`, since a wrong attempt costs only time.
 */
export function meaningsIn(
  task: Task,
  subtasks: readonly Subtask[],
  context: PlanContext,
): (subtask: number) => DependencyMeaning {
  if (scenarioOf(context.scenarios, task).order?.(task) !== undefined) return () => 'held'
  const finals = finalSubtasks(task, subtasks, context)
  return (subtask) => (finals.has(subtask) ? 'held' : 'preferred')
}

/** The subtasks that may do something irreversible. */
export const finalSubtasks = (
  task: Task,
  subtasks: readonly Subtask[],
  { actions, scenarios }: PlanContext,
): ReadonlySet<number> =>
  new Set(subtasks.flatMap((subtask) => (isFinal(task, subtask, { scenarios, actions }) ? [subtask.id] : [])))
