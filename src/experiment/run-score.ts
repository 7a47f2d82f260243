import type { GameEvent } from '../core/journal/events.ts'
import type { Fold } from '../core/journal/fold.ts'
import { type Scorecard, type Scoring, scoreFold } from '../judger/metrics/scorecard.ts'

/**
 * Scores a run while it is being recorded: when a long one ends, its journal need not be read again. A measure that fails does
 * not end the run: its error is thrown on reading the score.
 */
export class RunScore implements Fold<Scorecard> {
  readonly #fold: Fold<Scorecard>
  #failure: { error: unknown } | undefined

  constructor(scoring: Scoring) {
    this.#fold = scoreFold(scoring)
  }

  apply(event: GameEvent): void {
    if (this.#failure !== undefined) return
    try {
      this.#fold.apply(event)
    } catch (error) {
      this.#failure = { error }
    }
  }

  /** @throws the error of a measure */
  now(): Scorecard {
    if (this.#failure !== undefined) throw this.#failure.error
    return this.#fold.now()
  }
}
