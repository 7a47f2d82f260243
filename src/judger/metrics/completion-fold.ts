import type { Fold } from '../../core/journal/fold.ts'

/** The completion of a task at a moment of its run, in the unit of its rate. */
export interface Completed {
  done: number
  of: number
  /** The unit in plain words: blocks, points, items, rooms. */
  what: string
}

/** Tracks the completion of a task, event by event. */
export type CompletionFold = Fold<Completed>
