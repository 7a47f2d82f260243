import type { Item } from '../../judger/client/bot.ts'
import { noteOf } from '../../judger/client/item-note.ts'
import type { ShownStack } from '../../render/screens/shown-screen.ts'

/** An item stack in the form that pictures use. */
export function shownStack(item: Item): ShownStack {
  const { name, count, maxDurability, durabilityUsed } = item
  const isWorn = maxDurability > 0 && durabilityUsed > 0
  const durability = isWorn ? { durability: 1 - durabilityUsed / maxDurability } : {}
  return { item: name, count, note: noteOf(item), ...durability }
}

/** The filled slots of a list with their indices. */
export const shownSlots = (slots: readonly (Item | null | undefined)[]): (ShownStack & { slot: number })[] =>
  slots.flatMap((item, slot) => (item ? [{ slot, ...shownStack(item) }] : []))
