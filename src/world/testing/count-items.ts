/** The total number of items in stacks, of all kinds or of the given one. Empty slots are ignored. */
export function countItems(
  stacks: Iterable<{ readonly name: string; readonly count: number } | null | undefined>,
  item?: string,
): number {
  let total = 0
  for (const stack of stacks) if (stack && (item === undefined || stack.name === item)) total += stack.count
  return total
}
