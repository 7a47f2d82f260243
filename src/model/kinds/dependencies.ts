import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'

/** A game rule as the prompt states it: as it is, or turned into its counterfactual. */
export interface RuleStatement {
  id: string
  text: string
  holds: boolean
}

export interface DependenciesFacts {
  task: Task
  subtasks: readonly Subtask[]
  /** The subtask whose edges are asked for. */
  subtask: number
  rules: readonly RuleStatement[]
}

/** Table 7's answer: edges from a subtask to those that cannot start before it is done. */
export const dependenciesReplySchema = z.strictObject({
  causal_effects: z.array(
    z.strictObject({
      chosen_node: z.int(),
      target_node: z.int(),
      /** Ids of the rules that make it necessary. */
      rules: z.array(z.string()).default([]),
      reason: z.string().default(''),
    }),
  ),
})
