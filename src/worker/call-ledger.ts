import { remainingCalls } from '../graph/remaining-calls.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { attack } from '../task/actions/attack.ts'
import { pickedUpSchema } from '../task/actions/fields.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { lootOf } from '../task/facts/animals.ts'

/**
 * What of the subtasks has been carried out so far, by whomever and in whatever attempt: crafting, milking and the like
 * leave no block behind by which one could see later that they were done.
 */
export class CallLedger {
  readonly #actions: ActionVocabulary
  readonly #carriedOut = new Map<number, ActionCall[]>()

  constructor(actions: ActionVocabulary) {
    this.#actions = actions
  }

  /** Notes what came of an action, as the world showed it. It counts once what it was for is in the agent's hands. */
  note({ id }: Subtask, action: ActionCall, result: ActionResult): void {
    if (!result.ok || !isWhole(action, result.data)) return
    const calls = this.#carriedOut.get(id) ?? []
    calls.push(action)
    this.#carriedOut.set(id, calls)
  }

  remaining(subtask: Subtask): ActionCall[] {
    return remainingCalls(subtask, this.#carriedOut.get(subtask.id) ?? [], this.#actions)
  }
}

/** Nothing was left lying there, and a prey gave something of what it is hunted for: a rabbit may give nothing. */
function isWhole(call: ActionCall, data: unknown): boolean {
  const { gained = [], left = 0 } = pickedUpSchema.safeParse(data).data ?? {}
  if (left > 0) return false
  const target = attack.read(call)?.target
  const loot = target === undefined ? [] : lootOf(target)
  return loot.length === 0 || loot.some((wanted) => gained.some(({ item }) => item === wanted.item))
}
