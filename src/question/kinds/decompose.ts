import { z } from 'zod'
import { renderPrompt } from '../../model/prompts.ts'
import type { ActionSpec } from '../../task/actions/action-spec.ts'
import type { Scene } from '../../task/observation.ts'
import type { Task } from '../../task/task.ts'
import { type ActionLine, describeActions } from '../describe-actions.ts'
import { describeArena, describeScene } from '../describe-scene.ts'
import { defineQuestion } from '../question.ts'

export interface TaskAndScene {
  task: Task
  scene: Scene
}

/** The information that a planner gives when it asks for subtasks. */
export interface DecomposeFacts extends TaskAndScene {
  /** The task as prompts describe it. */
  description: string
  /** The actions that functions are composed of. */
  actions: readonly ActionLine[]
}

/**
 * One line of a function's body: a call of an action. A value that is the text `$name` stands for the argument of that
 * name, `$name.field` for a field of it; `forEach` repeats the line for each element of a list argument, as `$each`.
 */
export const bodyStepSchema = z.strictObject({
  action: z.string(),
  args: z.record(z.string(), z.unknown()),
  forEach: z.string().optional(),
})
export type BodyStep = z.infer<typeof bodyStepSchema>

/**
 * Writes a line of a body.
 * @param args references or values, by the names of the action's arguments
 */
export const bodyStep = <Args extends z.ZodObject>(
  { name }: Pick<ActionSpec<string, Args>, 'name' | 'args'>,
  args: { [Name in keyof z.input<Args>]?: unknown },
  options: { forEach?: string } = {},
): BodyStep => ({ action: name, args, ...options })

/** A function the planner composed from actions (paper, Table 6). */
export const planFunctionSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'a function is named by letters, digits and _'),
  /** Names of its arguments, in order. */
  call: z.array(z.string()),
  description: z.string(),
  body: z.array(bodyStepSchema).min(1),
})
export type PlanFunction = z.infer<typeof planFunctionSchema>

/** A node of the future graph: one call of a function. */
export const planNodeSchema = z.strictObject({
  id: z.int().positive(),
  description: z.string(),
  step: z.strictObject({ function: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  /** Ids of nodes that must be done before it, where the model names some. */
  after: z.array(z.int()).optional(),
})
export type PlanNode = z.infer<typeof planNodeSchema>

/** Splits a task into calls of functions that are composed of actions (paper, Table 6). */
export const decompose = defineQuestion({
  id: 'decompose',
  reply: z.strictObject({
    functions: z.array(planFunctionSchema).min(1),
    nodes: z.array(planNodeSchema).min(1),
  }),
  prompt: 'decompose',
  slots: ({ actions, task, scene, description }: DecomposeFacts) => ({
    actions: describeActions(actions),
    wild: task.terrain === undefined ? '' : planningInTheWild(),
    environment: [describeScene(scene), ...describeArena(task)].join('\n'),
    task: description,
  }),
  identity: (_facts, { sample }) => `decompose ${sample}`,
})

/** What a plan for a world that has to be explored should keep in mind. */
const planningInTheWild = (): string =>
  renderPrompt('planning-in-the-wild', {})
    .map(({ content }) => content)
    .join()
