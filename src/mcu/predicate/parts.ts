import { arrangementOf } from './joins/index.ts'
import type { Leaf, Predicate } from './predicate.ts'

/** The leaves of a predicate, in order. */
export function leavesOf(predicate: Predicate): readonly Leaf[] {
  const arrangement = arrangementOf(predicate)
  return arrangement === undefined ? [predicate as Leaf] : arrangement.parts.flatMap(leavesOf)
}

/** Whether a predicate requires an order among some of its parts. */
export function isOrdered(predicate: Predicate): boolean {
  const arrangement = arrangementOf(predicate)
  if (arrangement === undefined) return false
  const { parts, inOrder } = arrangement
  return (inOrder && parts.length > 1) || parts.some(isOrdered)
}
