import type { Subtask } from '../graph/subtask.ts'
import type { OrderRuleId } from '../task/rule-ids.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'

/** The part of a scenario that prompts and planners use. */
export interface DescribedScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** Information about a task that a model needs beyond its goal, line by line. */
  describe(task: T): string[]
  /** What the task demands to be done one after another, in words; left out, or undefined, where the order is free. */
  order?(task: T): string | undefined
  /**
   * The rules of rules/order.yaml beside `task-order` that apply to the task; left out, or empty, if there are
   * none.
   */
  ownRules?(task: T): readonly OrderRuleId[]
  /** The subtasks that must be worked on at the same moment, in groups; left out where there are none. */
  together?(task: T, subtasks: readonly Subtask[]): readonly (readonly number[])[]
}

/** A task as a model reads it: the goal and what its scenario adds. */
export const describeTask = (task: Task, scenarios: readonly DescribedScenario[]): string =>
  [task.goal, ...scenarioOf(scenarios, task).describe(task)].join('\n')
