import type { Fact } from '../facts.ts'
import type { PredicateJoin, Tracker } from '../join.ts'
import type { GameState } from '../state.ts'
import { listSchema, type PartList } from './list-schema.ts'

/** All parts, in any order. The score is their mean. */
export const and: PredicateJoin<PartList<'and'>> = {
  id: 'and',
  looseness: 1,
  schema: (part) => listSchema('and', part),
  arrangement: ({ of }) => ({ parts: of, need: 'all', inOrder: false, rounds: 1 }),
  inWords: ({ of }, partInWords) => of.map(partInWords).join(' and '),
  begin: ({ of }, { track, state, again }) => new All(of.map((part) => track(part, state, again))),
}

class All implements Tracker {
  readonly #parts: readonly Tracker[]

  constructor(parts: readonly Tracker[]) {
    this.#parts = parts
  }

  get done(): boolean {
    return this.#parts.every(({ done }) => done)
  }

  get score(): number {
    return this.#parts.reduce((sum, { score }) => sum + score, 0) / this.#parts.length
  }

  look(state: GameState, fact?: Fact): void {
    for (const part of this.#parts) part.look(state, fact)
  }
}
