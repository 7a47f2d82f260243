import { isDeepStrictEqual } from 'node:util'
import type { RepeatedRefusal } from '../question/step.ts'
import type { ActionCall, ActionFailure, ActionResult } from '../task/action.ts'
import { isPreparing } from '../task/actions/roles.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'

/** After so many equal refusals an agent is told so. */
const TOLD_AFTER = 2

/**
 * How often one agent was refused the same: the same call for the same reason, naming the same things. What it gets done
 * wipes the memory, except for walking, looking and taking something into the hand, which change nothing. A wrong result
 * is kept until that very call works: the agent must dig it away before it tries again, and that would hide that it always
 * gets the same.
 */
export class RefusalMemory {
  readonly #actions: ActionVocabulary
  readonly #refusals = new Map<string, RepeatedRefusal>()

  constructor(actions: ActionVocabulary) {
    this.#actions = actions
  }

  /** Notes the result of an action. @returns how often this refusal has come, 0 where the action worked */
  note(action: ActionCall, result: ActionResult): number {
    if (result.ok) {
      const role = this.#actions.roleOf(action)
      if (role === undefined || !isPreparing(role)) this.#wipe(action)
      return 0
    }
    const key = keyOf(action, result)
    const times = (this.#refusals.get(key)?.times ?? 0) + 1
    this.#refusals.set(key, { action, reason: result.reason, times })
    return times
  }

  #wipe(worked: ActionCall): void {
    for (const [key, { action, reason }] of this.#refusals)
      if (reason !== 'wrong_result' || isDeepStrictEqual(action, worked)) this.#refusals.delete(key)
  }

  /** What the agent is told: the same again would be refused again. */
  repeated(): RepeatedRefusal[] {
    return [...this.#refusals.values()].filter(({ times }) => times >= TOLD_AFTER)
  }
}

function keyOf(
  { name, args }: ActionCall,
  { reason, goTo, barriers, missing, blockers, occupiedBy }: ActionFailure,
): string {
  return JSON.stringify([name, args, reason, goTo, barriers, missing, blockers, occupiedBy])
}
