import { lootOf } from '../game/mobs/animals.ts'
import { type Achieved, addAchieved, remainingCalls } from '../graph/remaining-calls.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { attack } from '../task/actions/attack.ts'
import { pickedUpSchema } from '../task/actions/fields.ts'
import { mineBlock } from '../task/actions/mine-block.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'

/**
 * Calls of subtasks that have been carried out so far, by any agent in any attempt. Crafting, milking and the like leave
 * no block behind that would show later that they were done.
 */
export class CallLedger {
  readonly #actions: ActionVocabulary
  /** What has been achieved of each subtask. */
  readonly #achieved = new Map<number, Map<string, number>>()
  /** Calls that dug a cell, with their subtask, after which something was left lying there. */
  readonly #leftLying = new Set<string>()

  constructor(actions: ActionVocabulary) {
    this.#actions = actions
  }

  /**
   * Notes the result of an action. It counts once the agent has what the action was for, or what was left of it is gone: water
   * carries drops away.
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

/** The call with the amount that it has brought in: digging for an item may end with less than was asked for. */
function achieved(call: ActionCall, data: unknown): ActionCall {
  const item = mineBlock.read(call)?.item
  if (item === undefined) return call
  const gained = pickedUp(data).gained.find((one) => one.item === item)?.count ?? 0
  return { ...call, args: { ...call.args, amount: gained } }
}

/** Nothing was left lying there, and a prey gave something of what it is hunted for. */
const isWhole = (call: ActionCall, data: unknown): boolean =>
  pickedUp(data).left === 0 && !isEmptyHanded(call, data)

/** Whether a prey was killed and left nothing of what it is hunted for, as every other rabbit does. The next one may. */
export const wasInVain = (call: ActionCall, result: ActionResult): boolean =>
  result.ok && pickedUp(result.data).left === 0 && isEmptyHanded(call, result.data)

/** Whether this was a hunt that brought in nothing of what the prey is hunted for. */
function isEmptyHanded(call: ActionCall, data: unknown): boolean {
  const target = attack.read(call)?.target
  const loot = target === undefined ? [] : lootOf(target)
  return (
    loot.length > 0 && !loot.some((wanted) => pickedUp(data).gained.some(({ item }) => item === wanted.item))
  )
}

const pickedUp = (data: unknown) => pickedUpSchema.safeParse(data).data ?? { gained: [], left: 0 }
