import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import { defineQuestion } from '../question.ts'

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
  /** All subtasks that can matter to the answer, including those that provide the same as another one. */
  subtasks: readonly Subtask[]
  /** The subtask whose edges are asked for. */
  subtask: number
  /** The subtasks listed beside it: edges to and from others are not asked for. */
  among: readonly number[]
  rules: readonly RuleStatement[]
}

/** Edges from a subtask to those that cannot start before it is done (paper, Table 7). */
export const dependencies = defineQuestion({
  id: 'dependencies',
  reply: z.strictObject({
    causal_effects: z.array(
      z.strictObject({
        chosen_node: z.int(),
        target_node: z.int(),
        /** Ids of the rules that make it necessary. */
        rules: z.array(z.string()).default([]),
        reason: z.string().default(''),
      }),
    ),
  }),
  prompt: 'dependencies',
  slots({ task, subtasks, subtask, among, rules }: DependenciesFacts) {
    const byId = new Map(subtasks.map(({ id, description }) => [id, description]))
    const describe = (id: number) => `${id}: ${byId.get(id) ?? ''}`
    const nodes = [...new Set([...among, subtask])].sort((a, b) => a - b)
    return {
      task: task.goal,
      rules: rules.map(({ id, text }) => `- ${id}: ${text}`).join('\n'),
      nodes: nodes.map(describe).join('\n'),
      node: describe(subtask),
    }
  },
  identity({ subtask, among, subtasks, rules }, { sample }) {
    const listed = among.length === subtasks.length ? 'all' : among.join()
    return `${subtask} ${listed} ${sample} ${rules.map(({ wording }) => wording[0]).join('')}`
  },
})
