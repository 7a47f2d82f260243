import type { ItemCount } from './parts.ts'

/** Adds items to counts by item; an item that is not there yet comes last. */
export function addItems(counts: Map<string, number>, items: Iterable<ItemCount>): Map<string, number> {
  for (const { item, count } of items) counts.set(item, (counts.get(item) ?? 0) + count)
  return counts
}

/** How many of each item there are, in the order in which items first appear. */
export const countByItem = (items: Iterable<ItemCount>): Map<string, number> => addItems(new Map(), items)

/** Each item once, with the sum of its counts. */
export const totals = (items: Iterable<ItemCount>): ItemCount[] =>
  [...countByItem(items)].map(([item, count]) => ({ item, count }))

/** How many of one item there are. */
export function countOf(items: Iterable<ItemCount>, item: string): number {
  let sum = 0
  for (const stack of items) if (stack.item === item) sum += stack.count
  return sum
}
