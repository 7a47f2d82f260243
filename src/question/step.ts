import type { ActionCall, ActionResult } from '../task/action.ts'

/** A step of an agent and its result. */
export interface Step {
  thought: string
  action: ActionCall
  result: ActionResult
}
