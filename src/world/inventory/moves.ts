import { counted, type ItemStack, sameKind } from '../items/stack.ts'
import type { Menu, Slot } from './menu.ts'

/** Most of these items a slot takes. */
export const roomOf = (slot: Slot, stack: ItemStack): number =>
  Math.min(slot.limit ?? stack.limit, stack.limit)

export const canPut = (slot: Slot, stack: ItemStack): boolean =>
  !slot.taken && (slot.accepts?.(stack) ?? true)

/** Puts up to `most` of a stack into a slot that is empty or holds the like. Returns how many went in. */
export function putInto(slot: Slot, stack: ItemStack, most: number): number {
  if (!canPut(slot, stack)) return 0
  const there = slot.get()
  if (there && !sameKind(there, stack)) return 0
  const moved = Math.min(most, roomOf(slot, stack) - (there?.count ?? 0))
  if (moved <= 0) return 0
  slot.set(counted(stack, (there?.count ?? 0) + moved))
  return moved
}

interface SlotRange {
  readonly from: number
  /** One past the last. */
  readonly to: number
  readonly backwards?: boolean
}

/** Moves a stack into a range of slots, onto like stacks first, then into empty ones. Returns how many are left. */
export function moveInto(menu: Menu, stack: ItemStack, range: SlotRange): number {
  const order = menu.slots.slice(range.from, range.to)
  if (range.backwards) order.reverse()
  let left = stack.count
  if (stack.limit > 1)
    for (const slot of order) if (left > 0 && slot.get()) left -= putInto(slot, stack, left)
  for (const slot of order) if (left > 0 && !slot.get()) left -= putInto(slot, stack, left)
  return left
}
