import type { ActionContext } from '../actions/action.ts'
import { waitUntil } from './wait-until.ts'

const HOLD_TICKS = 10

/** Takes an item into the hand. @returns whether the agent has it */
export async function hold(context: ActionContext, item: string | undefined): Promise<boolean> {
  const { bot } = context
  const isHeld = () => bot.heldItem?.name === item
  if (isHeld()) return true
  const stack = bot.inventory.items().find(({ name }) => name === item)
  if (stack === undefined) return false
  await bot.equip(stack, 'hand').catch(() => undefined)
  return waitUntil(context, HOLD_TICKS, isHeld)
}
