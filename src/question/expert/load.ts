import { INVENTORY_SLOTS, InventoryLoad } from '../../game/items/inventory-load.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import type { ActFacts } from '../kinds/act.ts'
import type { ExpertPolicy } from './expert-policy.ts'
import { isDeposit } from './steps-of-fetching.ts'
import type { Wants } from './wants.ts'

/** The agent's items, from its own view and the last refusals. */
export const loadOf = ({ observation, gameVersion, history }: ActFacts): InventoryLoad =>
  new InventoryLoad(observation.inventory, { version: gameVersion, isFull: wasFull(history) })

/**
 * The items that the agent should carry: everything for this subtask, then for the next ones, the soonest
 * first, until its slots are full.
 */
export function itemsToCarry(load: InventoryLoad, wants: Wants, policy: ExpertPolicy): ReadonlySet<string> {
  const chosen = new Set<string>()
  let slots = 0
  for (const [item, { now, soon }] of wants) {
    const most = now > 0 ? INVENTORY_SLOTS : INVENTORY_SLOTS - policy.slotsKeptFree
    const own = Math.max(1, load.slotsOf(item, now + soon))
    if (slots + own > most && now === 0) continue
    slots += own
    chosen.add(item)
  }
  return chosen
}

/** Whether a withdrawal failed for lack of room and no room has been made since. */
function wasFull(history: ActFacts['history']): boolean {
  const last = history.findLast(({ action, result }) => isFullRefusal(result) || makesRoom(action, result))
  return last !== undefined && isFullRefusal(last.result)
}

const isFullRefusal = (result: ActionResult): boolean => !result.ok && result.reason === 'inventory_full'

const makesRoom = (action: ActionCall, result: ActionResult): boolean =>
  result.ok && (isDeposit(action) || placeBlock.read(action) !== undefined)
