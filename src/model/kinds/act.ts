import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import type { Observation } from '../../task/observation.ts'
import type { ItemCount } from '../../task/task.ts'

/** A step of the agent with what came of it. */
export interface Step {
  thought: string
  action: ActionCall
  result: ActionResult
}

export interface ActFacts {
  subtask: Subtask
  wanted: readonly WantedCell[]
  /** Calls of the subtask that nobody has carried out yet. */
  remaining: readonly ActionCall[]
  observation: Observation
  history: readonly Step[]
  /** Materials of subtasks that are likely to come next: worth taking along when the agent fetches some anyway. */
  upcoming?: readonly ItemCount[]
}

/** A ReAct step: a thought and the next action, or null when nothing is left to do. */
export const actReplySchema = z.strictObject({
  thought: z.string(),
  action: z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) }).nullable(),
})
