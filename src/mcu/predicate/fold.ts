import type { Fact } from './facts.ts'
import type { Gauge } from './gauge.ts'
import type { Tracker } from './join.ts'
import { joinOf } from './joins/index.ts'
import { BUILTIN_KINDS, type KindList } from './kind-list.ts'
import type { Leaf, Predicate } from './predicate.ts'
import { GameState } from './state.ts'

/** How far a predicate has come. */
export interface Truth {
  /** What has once become true stays true. */
  readonly done: boolean
  /** 0..1: AND is the mean of its parts, OR the best one; 1 if and only if it is done. */
  readonly score: number
  /** When it became true (game ms). */
  readonly doneAt?: number
}

/** Tracks a predicate, fact by fact: a pure function of the facts and their order. */
export class PredicateFold {
  readonly #state = new GameState()
  readonly #kinds: KindList
  readonly #root: Tracker
  #doneAt: number | undefined

  constructor(predicate: Predicate, kinds: KindList = BUILTIN_KINDS) {
    this.#kinds = kinds
    this.#root = this.#track(predicate, this.#state, false)
    this.#look()
  }

  apply(fact: Fact): void {
    this.#state.apply(fact)
    this.#look()
  }

  now(): Truth {
    const { score, done } = this.#root
    return { done, score, ...(this.#doneAt === undefined ? {} : { doneAt: this.#doneAt }) }
  }

  #look(): void {
    this.#root.look(this.#state)
    if (this.#root.done) this.#doneAt ??= this.#state.t
  }

  readonly #track = (part: Predicate, state: GameState, again: boolean): Tracker => {
    const found = joinOf(part)
    if (found !== undefined) return found.join.begin(found.joined, { state, again, track: this.#track })
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
  /** Whether a state that was true must end before it counts. */
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
