import type { ActionFailure } from '../../task/action.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import { waitUntil } from './wait-until.ts'

/** Maximum time until an item is in hand (ticks). */
const HOLD_TICKS = 10

/**
 * Equips an item; leaves the hand unchanged if no item is named.
 * @returns why it failed, or undefined on success
 */
export async function hold(
  context: ActionContext,
  item: string | undefined,
): Promise<ActionFailure | undefined> {
  const { bot } = context
  const isHeld = () => bot.heldItem?.name === item
  if (item === undefined || isHeld()) return undefined
  const stack = bot.inventory.items().find(({ name }) => name === item)
  if (stack === undefined) return fail('missing_item', `I have no ${item}`, { missing: [{ item, count: 1 }] })
  await bot.equip(stack, 'hand').catch(() => undefined)
  if (await waitUntil(context, HOLD_TICKS, isHeld)) return undefined
  return fail('no_effect', `${item} does not come into my hand`)
}
