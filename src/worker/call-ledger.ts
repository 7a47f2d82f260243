import { remainingCalls } from '../graph/remaining-calls.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { Action } from '../task/action.ts'

/**
 * What of the subtasks has been carried out so far, by whomever and in whatever attempt: crafting, milking and the like
 * leave no block behind by which one could see later that they were done.
 */
export class CallLedger {
  readonly #carriedOut = new Map<number, Action[]>()

  /** An action succeeded, as the world showed. */
  note({ id }: Subtask, action: Action): void {
    const calls = this.#carriedOut.get(id) ?? []
    calls.push(action)
    this.#carriedOut.set(id, calls)
  }

  remaining(subtask: Subtask): Action[] {
    return remainingCalls(subtask, this.#carriedOut.get(subtask.id) ?? [])
  }
}
