import { isDeepStrictEqual } from 'node:util'
import type { RepeatedRefusal } from '../question/step.ts'
import type { ActionCall, ActionFailure, ActionResult } from '../task/action.ts'
import { isPreparing } from '../task/actions/roles.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'

/** Identical refusals after which an agent is warned. */
const TOLD_AFTER = 2

/**
 * Counts an agent's identical refusals: the same call, the same reason and the same details. A successful action clears the
 * memory, except for walking, looking and equipping, which change nothing. A wrong result is remembered until that very call
 * works: the agent must dig it away before each retry, which would otherwise hide the repetition.
 */
export class RefusalMemory {
  readonly #actions: ActionVocabulary
  readonly #refusals = new Map<string, RepeatedRefusal>()

  constructor(actions: ActionVocabulary) {
    this.#actions = actions
  }

  /** Records the result of an action. @returns how many times this refusal has occurred; 0 if the action worked */
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

  /** Refusals that the agent is warned about: a repetition would be refused again. */
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
