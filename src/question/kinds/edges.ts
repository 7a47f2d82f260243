import { z } from 'zod'
import { defineQuestion } from '../question.ts'
import { type DependenciesFacts, describeNode } from './dependencies.ts'

/** A rule of the game as a prompt states it. */
export type StatedRule = Pick<DependenciesFacts['rules'][number], 'id' | 'text' | 'covers'>

/** The subject of the rival planners' questions. */
export interface EdgesFacts extends Omit<DependenciesFacts, 'rules'> {
  /** The rules that the prompt states, all unmodified. None: the model relies on its own knowledge of the game. */
  rules: readonly StatedRule[]
}

/** The slots that all prompts about some of the subtasks have. */
export const slotsOf = ({ task, order, subtasks, asked, among, rules }: EdgesFacts) => {
  const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]))
  const nodes = [...new Set([...among, ...asked])]
  return {
    task: [task.goal, order ?? []].flat().join('\n'),
    nodes: nodes.flatMap((id) => describeNode(id, byId.get(id))).join('\n'),
    rules: rules.map(({ text }) => `- ${text}`).join('\n'),
    chosen: asked.join(', '),
  }
}

/** Distinguishes a question about some of the subtasks from others of its kind. */
export const identityOf = (kind: string, { asked, among, subtasks }: EdgesFacts, sample: number): string =>
  `${kind} ${asked.join()} of ${among.length === subtasks.length ? 'all' : among.join()} ${sample}`

export const namedEdge = z.strictObject({
  /** The subtask that must be done first, and the one that cannot start before it is done. */
  before: z.int(),
  after: z.int(),
})

/** Edges from and to some subtasks, without their causes: the question of planners that do not intervene. */
export const edges = defineQuestion({
  id: 'edges',
  reply: z.strictObject({ edges: z.array(namedEdge) }),
  prompt: 'edges',
  slots: slotsOf,
  identity: (facts: EdgesFacts, { sample }) => identityOf('edges', facts, sample),
})
