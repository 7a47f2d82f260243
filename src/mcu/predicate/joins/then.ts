import type { Fact } from '../facts.ts'
import type { Beginning, PredicateJoin, Tracker } from '../join.ts'
import type { Predicate } from '../predicate.ts'
import type { GameState } from '../state.ts'
import { listSchema, type PartList } from './list-schema.ts'

/** One part after another: each begins when the previous one is done, and counts from then on. */
export const thenJoin: PredicateJoin<PartList<'then'>> = {
  id: 'then',
  looseness: 3,
  schema: (part) => listSchema('then', part),
  arrangement: ({ of }) => ({ parts: of, need: 'all', inOrder: true, rounds: 1 }),
  inWords: ({ of }, partInWords) => of.map(partInWords).join(', then '),
  begin: ({ of }, beginning) => new Sequence(of, beginning),
}

class Sequence implements Tracker {
  readonly #parts: readonly Predicate[]
  readonly #track: Beginning['track']
  #index = 0
  #current: Tracker

  constructor(parts: readonly Predicate[], { track, state, again }: Beginning) {
    this.#parts = parts
    this.#track = track
    this.#current = track(parts[0] as Predicate, state, again)
  }

  get done(): boolean {
    return this.#index === this.#parts.length
  }

  get score(): number {
    return this.done ? 1 : (this.#index + this.#current.score) / this.#parts.length
  }

  look(state: GameState, fact?: Fact): void {
    if (this.done) return
    this.#current.look(state, fact)
    if (!this.#current.done) return
    this.#index++
    const next = this.#parts[this.#index]
    if (next !== undefined) this.#current = this.#track(next, state, false)
  }
}
