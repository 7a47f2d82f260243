import { z } from 'zod'
import { clipped } from '../../core/clip.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import { describeDeeds } from '../describe-calls.ts'
import { defineQuestion } from '../question.ts'

/** Form of a statement in a prompt: unchanged, as a paraphrase of the same meaning, or as its contradiction. */
export type Wording = 'rule' | 'paraphrase' | 'counterfactual'

/** A statement about the game as a prompt makes it. */
export interface RuleStatement {
  id: string
  text: string
  wording: Wording
  /** It is true but orders nothing: an effect of contradicting it is not caused by any rule. */
  sham?: true
  /** The rules of rules/minecraft.yaml that it represents; by default the one with its own id. */
  covers?: readonly string[]
}

export interface DependenciesFacts {
  task: Task
  /** The order that the task itself demands, in words. */
  order?: string
  /** All subtasks that can matter to the answer, including alternative providers. */
  subtasks: readonly Subtask[]
  /** The subtasks whose edges the question covers. */
  asked: readonly number[]
  /** All subtasks that are listed, in this order: edges to and from others are not asked for. */
  among: readonly number[]
  /** In the order of the prompt. */
  rules: readonly RuleStatement[]
}

/** Edges from subtasks to those that cannot start before they are done (paper, Table 7, for several nodes at once). */
export const dependencies = defineQuestion({
  id: 'dependencies',
  reply: z.strictObject({
    causal_effects: z.array(
      z.strictObject({
        /** The subtask that must be done first, and the one that cannot start before it is done. */
        before: z.int(),
        after: z.int(),
        /** Ids of the rules that make it necessary. */
        rules: z.array(z.string()).default([]),
        reason: z.string().default(''),
      }),
    ),
  }),
  prompt: 'dependencies',
  slots({ task, order, subtasks, asked, among, rules }: DependenciesFacts) {
    const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]))
    const nodes = [...new Set([...among, ...asked])]
    return {
      task: [task.goal, order ?? []].flat().join('\n'),
      nodes: nodes.flatMap((id) => describeNode(id, byId.get(id))).join('\n'),
      rules: rules.map(({ id, text }) => `- ${id}: ${text}`).join('\n'),
      chosen: asked.join(', '),
    }
  },
  identity({ asked, among, subtasks, rules }, { sample }) {
    const listed = among.length === subtasks.length ? 'all' : among.join()
    const changed = rules.filter(({ wording }) => wording !== 'rule')
    const wordings = changed.map(({ id, wording }) => `${wording[0]}${id}`).sort()
    return `${asked.join()} of ${listed} ${sample} ${wordings.join()}`
  },
})

/** Longest description of a node, which a model wrote (characters). */
const MAX_DESCRIPTION = 600

/** A node in its planner's words, and the facts that these omit: the items it consumes, makes and places, and where. */
export function describeNode(id: number, subtask: Subtask | undefined): string[] {
  const { description = '', actions = [] } = subtask ?? {}
  const text = clipped(description, MAX_DESCRIPTION)
  return [`${id}: ${text}`, ...describeDeeds(actions, text).map((deed) => `   ${deed}`)]
}
