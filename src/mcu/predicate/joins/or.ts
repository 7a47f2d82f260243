import type { Fact } from '../facts.ts'
import type { PredicateJoin, Tracker } from '../join.ts'
import type { GameState } from '../state.ts'
import { listSchema, type PartList } from './list-schema.ts'

/** Any part. The score is the best part's. */
export const or: PredicateJoin<PartList<'or'>> = {
  id: 'or',
  looseness: 2,
  schema: (part) => listSchema('or', part),
  arrangement: ({ of }) => ({ parts: of, need: 'any', inOrder: false, rounds: 1 }),
  inWords: ({ of }, partInWords) => of.map(partInWords).join(' or '),
  begin: ({ of }, { track, state, again }) => new Any(of.map((part) => track(part, state, again))),
}

class Any implements Tracker {
  readonly #parts: readonly Tracker[]

  constructor(parts: readonly Tracker[]) {
    this.#parts = parts
  }

  get done(): boolean {
    return this.#parts.some(({ done }) => done)
  }

  get score(): number {
    return Math.max(...this.#parts.map(({ score }) => score))
  }

  look(state: GameState, fact?: Fact): void {
    for (const part of this.#parts) part.look(state, fact)
  }
}
