import type { ActionCall, ActionResult, FailureReason } from '../task/action.ts'

/** A step of an agent and its result. */
export interface Step {
  thought: string
  action: ActionCall
  result: ActionResult
}

/** A call that an agent was refused again and again for the same reason, with nothing done in between. */
export interface RepeatedRefusal {
  action: ActionCall
  reason: FailureReason
  times: number
}
