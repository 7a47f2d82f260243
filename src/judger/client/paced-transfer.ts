import type { Bot, Chest } from './bot.ts'

/** Number of clicks without effect after which the transfer is given up. */
const MAX_VAIN = 3

export interface PacedTransfer {
  readonly bot: Bot
  /** The open window. */
  readonly window: Chest
  /** The numeric id of the item. */
  readonly type: number
  readonly count: number
  /** First slot, and the slot after the last one. */
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** Resolves when the server has handled all clicks so far, and the client has received their results. */
  readonly confirmed: () => Promise<void>
}

/**
 * Moves items between the halves of a window, deciding each click from the state confirmed by the server. mineflayer clicks in
 * bursts and trusts its own prediction; a server that answers each click with slots overwrites the prediction in the middle of
 * it.
 * @throws Error if there are not enough items, there is no room, or the clicks have no effect; the cursor is then empty again
 */
export async function pacedTransfer(options: PacedTransfer): Promise<void> {
  try {
    await moveAll(options)
  } finally {
    await emptyCursor(options)
  }
}

async function moveAll(options: PacedTransfer): Promise<void> {
  const { bot, window, type, from, confirmed } = options
  let remaining = options.count
  let vain = 0
  while (remaining > 0) {
    if (window.selectedItem === null) {
      const source = window.findItemRange(...from, type, null, false, null)
      if (source === null) throw new Error(`${remaining} of ${options.count} are missing`)
      await bot.clickWindow(source.slot, 0, 0)
      await confirmed()
    }
    const moved = await putDown(options, remaining)
    remaining -= moved
    vain = moved > 0 ? 0 : vain + 1
    if (vain > MAX_VAIN) throw new Error('the server does not do what my clicks say')
  }
}

/** Puts the stack on the cursor, or the required part of it, into the other half. Returns how much was put down. */
async function putDown(options: PacedTransfer, count: number): Promise<number> {
  const { bot, window, confirmed } = options
  const held = window.selectedItem
  if (held === null) return 0
  // A client that predicts the click modifies this very stack.
  const before = held.count
  const slot = slotFor(options)
  const room = held.stackSize - (window.slots[slot]?.count ?? 0)
  const fits = Math.min(room, before)
  // The number of clicks is decided before the first one, so that they need not wait for each other.
  if (fits <= count) await bot.clickWindow(slot, 0, 0)
  else for (let click = 0; click < count; click++) await bot.clickWindow(slot, 1, 0)
  await confirmed()
  return before - (window.selectedItem?.count ?? 0)
}

function slotFor({ window, type, to }: PacedTransfer): number {
  const slot = window.findItemRange(...to, type, null, true, null)?.slot ?? window.firstEmptySlotRange(...to)
  if (slot === null) throw new Error('destination full')
  return slot
}

/** Returns the stack on the cursor to its origin; anything without room goes to its owner when the window closes. */
async function emptyCursor({ bot, window, from, to, confirmed }: PacedTransfer): Promise<void> {
  if (bot.currentWindow !== window || window.selectedItem === null) return
  const { type } = window.selectedItem
  const slot =
    window.findItemRange(...from, type, null, true, null)?.slot ??
    window.firstEmptySlotRange(...from) ??
    window.firstEmptySlotRange(...to)
  if (slot === null) return
  await bot.clickWindow(slot, 0, 0)
  await confirmed()
}
