import type { ActionContext } from '../actions/action.ts'
import { isSpare } from './dig-cells.ts'

/** Slots kept free for the searched items, and stacks of rock and earth that are kept. */
const FREE_SLOTS = 2
const KEPT_STACKS = 4

/** Throws rock and earth away while it leaves too little room for the searched items. */
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
