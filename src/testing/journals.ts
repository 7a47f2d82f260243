import type { GameEvent } from '../core/journal/events.ts'

/** A value after being written to a file and read again. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** At most `count` truncated copies of a journal, of all lengths. Each keeps at least the first event, which names the task. */
export function cutShort(events: readonly GameEvent[], count: number): (readonly GameEvent[])[] {
  const step = Math.max(1, Math.ceil(events.length / count))
  const lengths = Array.from({ length: Math.ceil(events.length / step) }, (_, index) => 1 + index * step)
  return lengths.map((length) => events.slice(0, length))
}

/** Freezes a value and everything in it, so that changing it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
