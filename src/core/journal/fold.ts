import type { GameEvent } from './events.ts'

/** What can be said of a run after each of its events. Whoever folds needs no more than one event at a time. */
export interface Fold<V> {
  apply(event: GameEvent): void
  /** The value so far. It can be asked at any time, and changes nothing. */
  now(): V
}

/** The value after all events. */
export function folded<V>(fold: Fold<V>, events: Iterable<GameEvent>): V {
  for (const event of events) fold.apply(event)
  return fold.now()
}
