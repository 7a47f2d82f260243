import type { GameEvent } from '../../core/journal/events.ts'

/** How far a task is at a moment of its run, in what its completion rate counts. */
export interface Completed {
  done: number
  of: number
  /** What is counted, for people: blocks, points, items, rooms. */
  what: string
}

/** Follows the completion of a task through its events, one after another. */
export interface CompletionFold {
  apply(event: GameEvent): void
  now(): Completed
}
