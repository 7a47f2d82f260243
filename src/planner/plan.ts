import { z } from 'zod'
import { dependencySchema, subtaskSchema } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { planFunctionSchema } from '../model/kinds/decompose.ts'

/** A dependency that the plan does not keep, and why. */
export const droppedSchema = z.object({
  dependency: dependencySchema,
  why: z.enum(['no_causal_effect', 'closes_a_cycle']),
})

/** A task made into subtasks and dependencies, with the evidence for each edge that stayed or went. */
export const planSchema = z.object({
  task: z.string(),
  planner: z.string(),
  model: z.string(),
  functions: z.array(planFunctionSchema),
  subtasks: z.array(subtaskSchema),
  dependencies: z.array(dependencySchema),
  dropped: z.array(droppedSchema),
  /** Calls of the language model by kind. */
  modelCalls: z.record(z.string(), z.int()),
})
export type Plan = z.infer<typeof planSchema>

export const graphOf = (plan: Plan): TaskGraph => new TaskGraph(plan.subtasks, plan.dependencies)
