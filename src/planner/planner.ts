import type { Answerer } from '../question/answerer.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Plan } from './plan.ts'

export interface PlanContext {
  /** Whom to ask. */
  answerer: Answerer
  actions: ActionVocabulary
  seed: number
  signal?: AbortSignal
}

/** The seam to everything that turns a task into a graph of subtasks. */
export interface Planner {
  readonly id: string
  /**
   * @throws PlanError when there is no executable plan; ModelError when the model failed.
   */
  plan(task: Task, scene: Scene, context: PlanContext): Promise<Plan>
}
