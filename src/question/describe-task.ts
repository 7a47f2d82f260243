import type { Subtask } from '../graph/subtask.ts'
import type { OrderRuleId } from '../task/rule-ids.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'

/** The part of a scenario that prompts and planners use. */
export interface DescribedScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** Information about a task that a model needs beyond its goal, line by line. */
  describe(task: T): string[]
  /** The order that the task demands, in words; absent or undefined if the order is free. */
  order?(task: T): string | undefined
  /** The rules of rules/order.yaml other than `task-order` that apply to the task; absent or empty if there are none. */
  ownRules?(task: T): readonly OrderRuleId[]
  /** The subtasks that must be worked on at the same moment, in groups; absent if there are none. */
  together?(task: T, subtasks: readonly Subtask[]): readonly (readonly number[])[]
}

/** A task as a model reads it: the goal and what its scenario adds. */
export const describeTask = (task: Task, scenarios: readonly DescribedScenario[]): string =>
  [task.goal, ...scenarioOf(scenarios, task).describe(task)].join('\n')
