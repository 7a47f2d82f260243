import type { ActionContext } from '../actions/action.ts'
import { isSpare } from './dig-cells.ts'

/** Slots kept free for the target items, and stacks of rock and earth to keep. */
const FREE_SLOTS = 2
const KEPT_STACKS = 4

/** Throws away rock and earth while they leave too little room for the target items. */
export async function makeRoom({ bot, signal, isGone }: ActionContext): Promise<void> {
  while (bot.inventory.emptySlotCount() < FREE_SLOTS && !signal.aborted && !isGone()) {
    const spare = bot.inventory.items().filter(({ name }) => isSpare(name))
    const most = spare.toSorted((a, b) => b.count - a.count || a.slot - b.slot)[0]
    if (most === undefined || spare.length <= KEPT_STACKS) return
    try {
      await bot.tossStack(most)
    } catch {
      return
    }
  }
}
