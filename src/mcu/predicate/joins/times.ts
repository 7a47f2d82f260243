import { z } from 'zod'
import { count as counted } from '../../../core/count.ts'
import type { Fact } from '../facts.ts'
import type { Beginning, PredicateJoin, Tracker } from '../join.ts'
import type { Joined } from '../predicate.ts'
import type { GameState } from '../state.ts'

type Times = Extract<Joined, { kind: 'times' }>

/** A part that must come true several times, each time from scratch. */
export const times: PredicateJoin<Times> = {
  id: 'times',
  looseness: 0,
  schema: (part) => z.strictObject({ kind: z.literal('times'), count: z.int().min(1).max(1000), of: part }),
  arrangement: ({ of, count }) => ({ parts: [of], need: 'all', inOrder: false, rounds: count }),
  inWords: ({ of, count }, partInWords) => `${partInWords(of)}, ${counted(count, 'time')} over`,
  begin: (joined, beginning) => new Repeated(joined, beginning),
}

class Repeated implements Tracker {
  readonly #predicate: Times
  readonly #track: Beginning['track']
  #current: Tracker
  #rounds = 0

  constructor(predicate: Times, { track, state, again }: Beginning) {
    this.#predicate = predicate
    this.#track = track
    this.#current = track(predicate.of, state, again)
  }

  get done(): boolean {
    return this.#rounds >= this.#predicate.count
  }

  get score(): number {
    return this.done ? 1 : (this.#rounds + this.#current.score) / this.#predicate.count
  }

  look(state: GameState, fact?: Fact): void {
    if (this.done) return
    this.#current.look(state, fact)
    if (!this.#current.done) return
    this.#rounds++
    if (!this.done) this.#current = this.#track(this.#predicate.of, state, true)
  }
}
