import { remainingCalls } from '../graph/remaining-calls.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { attack } from '../task/actions/attack.ts'
import { pickedUpSchema } from '../task/actions/fields.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { lootOf } from '../task/facts/animals.ts'

/**
 * Calls of subtasks that have been carried out so far, by any agent in any attempt. Crafting, milking and the like leave
 * no block behind that would show later that they were done.
 */
export class CallLedger {
  readonly #actions: ActionVocabulary
  readonly #carriedOut = new Map<number, ActionCall[]>()

  constructor(actions: ActionVocabulary) {
    this.#actions = actions
  }

  /** Notes the result of an action. It counts once the agent has what the action was for. */
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
