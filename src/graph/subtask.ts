import { z } from 'zod'

const actionSchema = z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) })

/** A node of the task graph: a step that one agent carries out from whatever state it is in (paper, Table 6). */
export const subtaskSchema = z.object({
  /** Counts from 1. */
  id: z.int().positive(),
  description: z.string(),
  /** The function chosen by the planner, with its arguments. */
  step: z.object({ function: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  /** What the function comes down to: calls of the 13 actions, in order. */
  actions: z.array(actionSchema),
})
export type Subtask = z.infer<typeof subtaskSchema>

/** An edge: `to` cannot start before `from` is done. */
export const dependencySchema = z.object({
  from: z.int(),
  to: z.int(),
  /** Ids of the game rules that the prediction names as its cause. */
  rules: z.array(z.string()),
  reason: z.string(),
})
export type Dependency = z.infer<typeof dependencySchema>
