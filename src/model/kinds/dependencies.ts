import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'

/** How a prompt words a rule: as it stands, as a paraphrase of the same meaning, or as its contradiction. */
export type Wording = 'rule' | 'placebo' | 'counterfactual'

/** A game rule as a prompt states it. */
export interface RuleStatement {
  id: string
  text: string
  wording: Wording
}

export interface DependenciesFacts {
  task: Task
  /** All subtasks that can matter to the answer: what provides the same as another one counts, too. */
  subtasks: readonly Subtask[]
  /** The subtask whose edges are asked for. */
  subtask: number
  /** The subtasks listed beside it: edges to and from others are not asked for. */
  among: readonly number[]
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
