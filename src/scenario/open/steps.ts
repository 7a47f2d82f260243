import type { PlanScene, Step } from '../../mcu/predicate/way.ts'
import type { decompose, TaskAndScene } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import type { OpenTask } from './open.ts'

/** The input for the plan of an open task. */
export type OpenFacts = TaskAndScene & { task: OpenTask }

/** Turns steps of ways into subtasks, one after another. */
export interface Steps {
  /** The scene as the planned steps leave it. */
  readonly scene: PlanScene
  /** Plans a step. @returns whether it can be carried out */
  try(step: Step): boolean
  /** The subtasks of all steps. */
  reply(): ReplyOf<typeof decompose>
}
