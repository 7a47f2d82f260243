import type { GameEvent } from '../../core/journal/events.ts'
import type { Fold } from '../../core/journal/fold.ts'

/** How a team removed its scaffold: dirt of pillars and helper blocks. */
export interface TidyingWork {
  /** From the end of the work on the task to the end of the run, in which only scaffold is removed (ms of game time). */
  afterWorkMs: number
  /** Blocks that agents removed outside of their actions, during the work and after it. */
  removed: number
  /** Blocks that no agent could remove. */
  left: number
}

/** Undefined for runs whose work did not end, and for journals without these events. */
export class TidyingFold implements Fold<TidyingWork | undefined> {
  #workEnded: number | undefined
  #last = 0
  #removed = 0
  #left = 0

  apply(event: GameEvent): void {
    this.#last = event.t
    if (event.type === 'work.ended') this.#workEnded = event.t
    if (event.type === 'tidying.finished') this.#removed += event.data.removed
    if (event.type === 'scaffold.left') this.#left = event.data.cells.length
  }

  now(): TidyingWork | undefined {
    if (this.#workEnded === undefined) return undefined
    return { afterWorkMs: this.#last - this.#workEnded, removed: this.#removed, left: this.#left }
  }
}
