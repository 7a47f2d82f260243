import { expect, it } from 'vitest'
import type { Bot, Chest } from './bot.ts'
import { pacedTransfer } from './paced-transfer.ts'

interface Stack {
  type: number
  count: number
  readonly stackSize: number
}

/** A window whose client changes the very stacks that it shows, as prismarine-windows does, on a server that sends no slots. */
function predictingWindow(stored: number) {
  const slots: (Stack | null)[] = [{ type: 1, count: stored, stackSize: 64 }, null, null]
  const firstOf = (from: number, to: number, wanted: (stack: Stack | null) => boolean) => {
    const slot = slots.findIndex((stack, index) => index >= from && index < to && wanted(stack))
    return slot < 0 ? null : slot
  }
  const window = {
    slots,
    selectedItem: null as Stack | null,
    findItemRange(from: number, to: number, type: number, _meta: null, notFull: boolean) {
      const slot = firstOf(
        from,
        to,
        (stack) => stack?.type === type && !(notFull && stack.count === stack.stackSize),
      )
      return slot === null ? null : { slot }
    },
    firstEmptySlotRange: (from: number, to: number) => firstOf(from, to, (stack) => stack === null),
  }
  const bot = {
    currentWindow: window,
    async clickWindow(slot: number, button: number) {
      const held = window.selectedItem
      const target = slots[slot] ?? null
      if (held === null) {
        window.selectedItem = target
        slots[slot] = null
        return
      }
      const moved = button === 1 ? 1 : held.count
      if (target === null) slots[slot] = { ...held, count: moved }
      else target.count += moved
      held.count -= moved
      if (held.count === 0) window.selectedItem = null
    },
  }
  return { bot: bot as unknown as Bot, window: window as unknown as Chest, slots }
}

it.each([1, 7, 64])(
  'moves %i of 64 where the client changes the stack on the cursor itself',
  async (count) => {
    const shown = predictingWindow(64)
    await pacedTransfer({
      bot: shown.bot,
      window: shown.window,
      ...{ type: 1, count, from: [0, 1], to: [1, 3] },
      confirmed: async () => undefined,
    })
    expect(shown.slots.map((stack) => stack?.count ?? 0)).toEqual([64 - count, count, 0])
  },
)
