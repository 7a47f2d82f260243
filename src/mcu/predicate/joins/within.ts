import { z } from 'zod'
import type { Fact } from '../facts.ts'
import type { Beginning, PredicateJoin, Tracker } from '../join.ts'
import { secondsSchema } from '../leaf.ts'
import type { Joined } from '../predicate.ts'
import type { GameState } from '../state.ts'

type Within = Extract<Joined, { kind: 'within' }>

/** A part that counts only if it is done in time from its start. */
export const within: PredicateJoin<Within> = {
  id: 'within',
  looseness: 0,
  schema: (part) => z.strictObject({ kind: z.literal('within'), seconds: secondsSchema, of: part }),
  arrangement: ({ of }) => ({ parts: [of], need: 'all', inOrder: false, rounds: 1 }),
  inWords: ({ seconds, of }, partInWords) => `${partInWords(of)} within ${seconds} s`,
  begin: (joined, beginning) => new Timed(joined, beginning),
}

class Timed implements Tracker {
  readonly #part: Tracker
  /** Game time (ms). */
  readonly #deadline: number
  #score = 0
  #done = false

  constructor({ seconds, of }: Within, { track, state, again }: Beginning) {
    this.#part = track(of, state, again)
    this.#deadline = state.t + seconds * 1000
  }

  get done(): boolean {
    return this.#done
  }

  get score(): number {
    return this.#score
  }

  look(state: GameState, fact?: Fact): void {
    if (this.#done || state.t > this.#deadline) return
    this.#part.look(state, fact)
    this.#score = this.#part.score
    this.#done = this.#part.done
  }
}
