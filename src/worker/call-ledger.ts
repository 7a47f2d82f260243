import { lootOf } from '../game/mobs/animals.ts'
import { type Achieved, addAchieved, remainingCalls } from '../graph/remaining-calls.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { attack } from '../task/actions/attack.ts'
import { pickedUpSchema } from '../task/actions/fields.ts'
import { mineBlock } from '../task/actions/mine-block.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'

/**
 * Calls of subtasks that have been carried out so far, by any agent in any attempt. Crafting, milking and similar calls leave
 * no block behind as later evidence.
 */
export class CallLedger {
  readonly #actions: ActionVocabulary
  /** Completed amounts of each subtask's calls. */
  readonly #achieved = new Map<number, Map<string, number>>()
  /** Cells dug by calls, with their subtask, that left drops lying there. */
  readonly #leftLying = new Set<string>()

  constructor(actions: ActionVocabulary) {
    this.#actions = actions
  }

  /**
   * Records the result of an action. A call counts once the agent has the item it was for, or the rest is gone (e.g. carried
   * away by water).
   */
  note({ id }: Subtask, action: ActionCall, result: ActionResult): void {
    const call = `${id} ${JSON.stringify(action)}`
    const isCell = mineBlock.read(action)?.pos !== undefined
    const isWashedAway = !result.ok && result.reason === 'not_found' && this.#leftLying.has(call)
    if (isCell && result.ok && pickedUp(result.data).left > 0) this.#leftLying.add(call)
    if (!isWashedAway && !(result.ok && isWhole(action, result.data))) return
    const done = this.#achieved.get(id) ?? new Map<string, number>()
    addAchieved(done, result.ok ? achieved(action, result.data) : action, this.#actions)
    this.#achieved.set(id, done)
  }

  remaining(subtask: Subtask): ActionCall[] {
    return remainingCalls(subtask, this.#achieved.get(subtask.id) ?? NOTHING, this.#actions)
  }
}

const NOTHING: Achieved = new Map()

/** The call with the amount it yielded: digging for an item may end with less than requested. */
function achieved(call: ActionCall, data: unknown): ActionCall {
  const item = mineBlock.read(call)?.item
  if (item === undefined) return call
  const gained = pickedUp(data).gained.find((one) => one.item === item)?.count ?? 0
  return { ...call, args: { ...call.args, amount: gained } }
}

/** True if no drop was left lying and a killed animal dropped at least one of the items for which it is hunted. */
const isWhole = (call: ActionCall, data: unknown): boolean =>
  pickedUp(data).left === 0 && !isEmptyHanded(call, data)

/**
 * Whether an animal was killed but dropped none of the items for which it is hunted, as every second rabbit does. The next one
 * may drop some.
 */
export const wasInVain = (call: ActionCall, result: ActionResult): boolean =>
  result.ok && pickedUp(result.data).left === 0 && isEmptyHanded(call, result.data)

/** Whether this was a hunt that yielded none of the animal's useful drops. */
function isEmptyHanded(call: ActionCall, data: unknown): boolean {
  const target = attack.read(call)?.target
  const loot = target === undefined ? [] : lootOf(target)
  return (
    loot.length > 0 && !loot.some((wanted) => pickedUp(data).gained.some(({ item }) => item === wanted.item))
  )
}

const pickedUp = (data: unknown) => pickedUpSchema.safeParse(data).data ?? { gained: [], left: 0 }
