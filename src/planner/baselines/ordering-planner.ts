import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { countingCalls } from '../../question/count-calls.ts'
import { decompose as decomposeQuestion } from '../../question/kinds/decompose.ts'
import type { Scene } from '../../task/observation.ts'
import type { Task } from '../../task/task.ts'
import { decompose } from '../decompose.ts'
import type { Plan } from '../plan.ts'
import type { PlanContext, Planner } from '../planner.ts'

/** The subtasks to put in order, and the answerer to ask. */
export interface Unordered {
  task: Task
  scene: Scene
  subtasks: readonly Subtask[]
  context: PlanContext
}

export interface Ordered {
  dependencies: readonly Dependency[]
  dropped?: Plan['dropped']
  /** The subtasks, if the planner adds anything to them. */
  subtasks?: readonly Subtask[]
  /** What it learned from earlier episodes, if it learns from them. */
  experience?: Plan['experience']
}

/**
 * Makes a planner that takes its subtasks from the same decomposition as CausalMACE's planner and differs only in how it orders
 * them. Comparisons, paired by seed, are therefore only about the order.
 * @param options.asks the questions that `order` may ask
 */
export const createOrderingPlanner = (
  id: string,
  order: (unordered: Unordered) => Ordered | Promise<Ordered>,
  { asks = [] }: Pick<Planner, 'asks'> = {},
): Planner => ({
  id,
  asks: [decomposeQuestion, ...asks],
  async plan(task, scene, given): Promise<Plan> {
    const { answerer, calls } = countingCalls(given.answerer)
    const context = { ...given, answerer }
    const { functions, subtasks } = await decompose(task, scene, context)
    const ordered = await order({ task, scene, subtasks, context })
    const touched = new Set(ordered.dependencies.flatMap(({ from, to }) => [from, to]))
    return {
      task: task.id,
      planner: id,
      model: answerer.id,
      functions,
      subtasks: [...(ordered.subtasks ?? subtasks)],
      dependencies: [...ordered.dependencies],
      dropped: ordered.dropped ?? [],
      isolated: subtasks.map((subtask) => subtask.id).filter((subtask) => !touched.has(subtask)),
      ...(ordered.experience === undefined ? {} : { experience: ordered.experience }),
      modelCalls: calls,
    }
  },
})
