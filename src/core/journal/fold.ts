import type { GameEvent } from './events.ts'

/** A value computed from a run's events, one event at a time. */
export interface Fold<V> {
  apply(event: GameEvent): void
  /** The value so far. May be called at any time, without side effects. */
  now(): V
}

/** The value after all events of a journal, and how the journal ends. @throws JournalError as reading the journal does */
export function foldedJournal<V, End>(
  fold: Fold<V>,
  events: Generator<GameEvent, End>,
): { value: V; end: End } {
  let next = events.next()
  for (; next.done !== true; next = events.next()) fold.apply(next.value)
  return { value: fold.now(), end: next.value }
}

/** The value after all events. */
export function folded<V>(fold: Fold<V>, events: Iterable<GameEvent>): V {
  for (const event of events) fold.apply(event)
  return fold.now()
}
