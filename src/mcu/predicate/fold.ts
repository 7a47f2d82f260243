import type { Fact } from './facts.ts'
import type { Gauge } from './gauge.ts'
import type { Breach, Tracker } from './join.ts'
import { joinOf } from './joins/index.ts'
import { BUILTIN_KINDS, type KindList } from './kind-list.ts'
import type { Leaf, Predicate } from './predicate.ts'
import { GameState } from './state.ts'
import { hasTerms, withoutTerms } from './terms-of.ts'

/** The progress of a predicate. */
export interface Truth {
  /** Whether the predicate has become true; it then stays true. */
  readonly done: boolean
  /** 0..1: AND is the mean of its parts, OR the best one; 1 if and only if it is done. */
  readonly score: number
  /** When it became true (game ms). */
  readonly doneAt?: number
  /** The conditions broken by actions that would otherwise have contributed to the goal, in order; absent if there are none. */
  readonly breaches?: readonly Breach[]
  /** The score without any conditions; absent if none was broken. */
  readonly scoreApart?: number
}

/** Maximum number of breaches to keep; a team may break a condition with every block. */
const MAX_BREACHES = 50

/** Tracks a predicate, fact by fact: a pure function of the facts and their order. */
export class PredicateFold {
  readonly #state = new GameState()
  readonly #kinds: KindList
  readonly #root: Tracker
  /** The same without its conditions; undefined if it has none. */
  readonly #apart: PredicateFold | undefined
  readonly #breaches: Breach[] = []
  #doneAt: number | undefined

  constructor(predicate: Predicate, kinds: KindList = BUILTIN_KINDS) {
    this.#kinds = kinds
    this.#root = this.#track(predicate, this.#state, false)
    this.#apart = hasTerms(predicate) ? new PredicateFold(withoutTerms(predicate), kinds) : undefined
    this.#look()
  }

  apply(fact: Fact): void {
    this.#state.apply(fact)
    this.#apart?.apply(fact)
    this.#look(fact)
  }

  now(): Truth {
    const { score, done } = this.#root
    return {
      done,
      score,
      ...(this.#doneAt === undefined ? {} : { doneAt: this.#doneAt }),
      ...(this.#breaches.length === 0 ? {} : { breaches: [...this.#breaches], ...this.#scoredApart() }),
    }
  }

  #scoredApart(): Pick<Truth, 'scoreApart'> {
    return this.#apart === undefined ? {} : { scoreApart: this.#apart.now().score }
  }

  #look(fact?: Fact): void {
    this.#root.look(this.#state, fact)
    if (this.#root.done) this.#doneAt ??= this.#state.t
  }

  readonly #track = (part: Predicate, state: GameState, again: boolean): Tracker => {
    const found = joinOf(part)
    if (found !== undefined)
      return found.join.begin(found.joined, {
        state,
        again,
        track: this.#track,
        report: (breach) => {
          if (this.#breaches.length < MAX_BREACHES) this.#breaches.push(breach)
        },
      })
    const leaf = part as Leaf
    const kind = this.#kinds.of(leaf)
    return new Latch(kind.gauge(leaf, state), again && kind.isState)
  }
}

/** The truth of a predicate after all facts. */
export function truthAfter(
  predicate: Predicate,
  facts: readonly Fact[],
  kinds: KindList = BUILTIN_KINDS,
): Truth {
  const fold = new PredicateFold(predicate, kinds)
  for (const fact of facts) fold.apply(fact)
  return fold.now()
}

/** Tracks a leaf: keeps the best score reached so far. */
class Latch implements Tracker {
  score = 0
  readonly #gauge: Gauge
  /** Whether a state that is already true must end before it counts. */
  #waits: boolean

  constructor(gauge: Gauge, waits: boolean) {
    this.#gauge = gauge
    this.#waits = waits
  }

  get done(): boolean {
    return this.score === 1
  }

  look(state: GameState): void {
    if (this.done) return
    const now = this.#gauge(state)
    if (now < 1) this.#waits = false
    if (!this.#waits) this.score = Math.max(this.score, now)
  }
}
