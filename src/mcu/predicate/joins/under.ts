import { z } from 'zod'
import type { Fact } from '../facts.ts'
import type { Beginning, PredicateJoin, Tracker } from '../join.ts'
import type { Joined } from '../predicate.ts'
import { Shadow } from '../shadow.ts'
import type { GameState } from '../state.ts'
import { TERM_KINDS, type Term, termInWords, termKind } from '../terms/index.ts'
import type { Moment } from '../terms/term.ts'

type Under = Extract<Joined, { kind: 'under' }>

const [first, ...more] = TERM_KINDS.map(({ schema }) => schema)
const termSchema = z.discriminatedUnion('kind', [first, ...more] as never) as z.ZodType<Term>

/**
 * A part under conditions: actions while a condition does not hold do not count, and some conditions end the part once broken.
 */
export const under: PredicateJoin<Under> = {
  id: 'under',
  looseness: 0,
  schema: (part) =>
    z.strictObject({ kind: z.literal('under'), terms: z.array(termSchema).min(1).max(16), of: part }),
  arrangement: ({ of }) => ({ parts: [of], need: 'all', inOrder: false, rounds: 1 }),
  inWords: ({ terms, of }, partInWords) => `${partInWords(of)} (${terms.map(termInWords).join(', ')})`,
  begin: (joined, beginning) => new Bound(joined, beginning),
}

/** A condition that is watched for the whole duration of a part. */
interface Watched {
  readonly term: Term
  readonly isBroken: (state: GameState) => boolean
}

class Bound implements Tracker {
  readonly #report: Beginning['report']
  readonly #deedTerms: readonly Term[]
  readonly #watched: readonly Watched[]
  readonly #shadow: Shadow
  /** The part with its conditions, and without them. */
  readonly #part: Tracker
  readonly #free: Tracker
  #isOver = false

  constructor({ terms, of }: Under, { state, again, track, report }: Beginning) {
    this.#report = report
    this.#deedTerms = terms.filter((term) => termKind(term).scope === 'deed')
    this.#watched = terms.flatMap((term) => {
      const kind = termKind(term)
      return kind.scope === 'run' ? [{ term, isBroken: kind.watch(term, state) }] : []
    })
    this.#shadow = new Shadow(state)
    this.#part = track(of, this.#shadow.state, again)
    this.#free = track(of, state, again)
  }

  get done(): boolean {
    return this.#part.done
  }

  get score(): number {
    return this.#part.score
  }

  look(state: GameState, fact?: Fact): void {
    if (this.done || this.#isOver) return
    if (this.#breaksForGood(state, fact)) {
      this.#isOver = true
      return
    }
    if (fact === undefined) {
      this.#free.look(state)
      this.#part.look(this.#shadow.state)
      return
    }
    const broken = this.#brokenBy(state, fact)
    const before = this.#free.score
    this.#free.look(state, fact)
    const seen = this.#shadow.apply(fact, broken.length === 0)
    this.#part.look(this.#shadow.state, seen)
    // Only an action that would have contributed to the goal breaks a condition.
    if (this.#free.score <= before) return
    for (const term of broken) this.#report({ t: state.t, ...byWhom(fact), term: termInWords(term) })
  }

  #breaksForGood(state: GameState, fact: Fact | undefined): boolean {
    const broken = this.#watched.filter(({ isBroken }) => isBroken(state))
    for (const { term } of broken)
      this.#report({ t: state.t, ...(fact === undefined ? {} : byWhom(fact)), term: termInWords(term) })
    return broken.length > 0
  }

  /**
   * The conditions that do not hold at the moment of a fact. A fact without an agent counts if any agent satisfies all
   * conditions.
   */
  #brokenBy(state: GameState, fact: Fact): readonly Term[] {
    if (this.#deedTerms.length === 0 || fact.type === 'time' || fact.type === 'sky' || fact.type === 'hand')
      return []
    const agents = 'agent' in fact ? [fact.agent] : [...state.agents]
    const grown = this.#shadow.grown(fact)
    const broken = agents.map((agent) => {
      const moment: Moment = {
        place: state.places.get(agent),
        hand: state.hands.get(agent),
        sky: state.sky,
        grown,
      }
      return this.#deedTerms.filter((term) => !holds(term, moment))
    })
    return broken.find((terms) => terms.length === 0) ?? broken[0] ?? this.#deedTerms
  }
}

function holds(term: Term, moment: Moment): boolean {
  const kind = termKind(term)
  return kind.scope === 'run' || kind.holds(term, moment)
}

const byWhom = (fact: Fact): { agent?: string } => ('agent' in fact ? { agent: fact.agent } : {})
