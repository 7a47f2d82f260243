import type { LanguageModel } from '../model/language-model.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Plan } from './plan.ts'

/** What a planner must know of an action; the Judger's actions have this shape. */
export interface ActionDescription {
  readonly name: string
  /** The call with its arguments, as the model reads it. */
  readonly signature: string
  readonly summary: string
  /** The fault in the arguments, or undefined when they fit. */
  faultIn(args: Readonly<Record<string, unknown>>): string | undefined
}

/** The actions as prompts list them, one a line. */
export const describeActions = (actions: readonly ActionDescription[]): string =>
  actions.map(({ signature, summary }) => `${signature}: ${summary}`).join('\n')

export interface PlanContext {
  model: LanguageModel
  actions: readonly ActionDescription[]
  seed: number
  signal?: AbortSignal
}

/** The seam to everything that turns a task into a graph of subtasks. */
export interface Planner {
  readonly id: string
  /**
   * @throws PlanError when no executable plan came of it, ModelError when the model failed.
   */
  plan(task: Task, scene: Scene, context: PlanContext): Promise<Plan>
}
