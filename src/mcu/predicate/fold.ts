import type { Fact } from './facts.ts'
import { type Gauge, gaugeOf, isState } from './leaves.ts'
import type { Leaf, Predicate } from './schema.ts'
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

/** A part of a predicate at work. It looks after every fact. */
interface Node {
  look(state: GameState): void
  readonly score: number
  readonly done: boolean
}

/** Tracks a predicate, fact by fact: a pure function of the facts and their order. */
export class PredicateFold {
  readonly #state: GameState
  readonly #root: Node
  #doneAt: number | undefined

  /** @param before facts from before the start, such as where agents stand */
  constructor(predicate: Predicate, before: readonly Fact[] = []) {
    this.#state = new GameState()
    for (const fact of before) this.#state.apply(fact)
    this.#root = nodeOf(predicate, this.#state, false)
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
}

/** The truth of a predicate after all facts. */
export function truthAfter(predicate: Predicate, facts: readonly Fact[]): Truth {
  const fold = new PredicateFold(predicate)
  for (const fact of facts) fold.apply(fact)
  return fold.now()
}

/** @param again whether it was true just now: a state must end before it counts again */
function nodeOf(predicate: Predicate, state: GameState, again: boolean): Node {
  switch (predicate.kind) {
    case 'and':
    case 'or':
      return new Joined(
        predicate.kind,
        predicate.of.map((part) => nodeOf(part, state, again)),
      )
    case 'then':
      return new Sequence(predicate.of, state, again)
    case 'within':
      return new Timed(predicate, state, again)
    case 'times':
      return new Repeated(predicate, state, again)
    default:
      return new Latch(predicate, state, again)
  }
}

/** A leaf: keeps the best that it has come to. */
class Latch implements Node {
  score = 0
  readonly #gauge: Gauge
  #waits: boolean

  constructor(leaf: Leaf, state: GameState, again: boolean) {
    this.#gauge = gaugeOf(leaf, state)
    this.#waits = again && isState(leaf)
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

class Joined implements Node {
  readonly #kind: 'and' | 'or'
  readonly #parts: readonly Node[]

  constructor(kind: 'and' | 'or', parts: readonly Node[]) {
    this.#kind = kind
    this.#parts = parts
  }

  get done(): boolean {
    return this.#kind === 'and' ? this.#parts.every(({ done }) => done) : this.#parts.some(({ done }) => done)
  }

  get score(): number {
    if (this.done) return 1
    const scores = this.#parts.map(({ score }) => score)
    if (this.#kind === 'or') return Math.max(...scores)
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }

  look(state: GameState): void {
    for (const part of this.#parts) part.look(state)
  }
}

/** One part after another: each begins when the one before it is done, and counts from then on. */
class Sequence implements Node {
  readonly #parts: readonly Predicate[]
  #at = 0
  #current: Node

  constructor(parts: readonly Predicate[], state: GameState, again: boolean) {
    this.#parts = parts
    this.#current = nodeOf(parts[0] as Predicate, state, again)
  }

  get done(): boolean {
    return this.#at === this.#parts.length
  }

  get score(): number {
    return this.done ? 1 : (this.#at + this.#current.score) / this.#parts.length
  }

  look(state: GameState): void {
    if (this.done) return
    this.#current.look(state)
    if (!this.#current.done) return
    this.#at++
    const next = this.#parts[this.#at]
    if (next !== undefined) this.#current = nodeOf(next, state, false)
  }
}

/** Counts only if it is done in time from its start. */
class Timed implements Node {
  readonly #part: Node
  readonly #deadline: number
  #inTime = false
  #score = 0

  constructor({ seconds, of }: Extract<Predicate, { kind: 'within' }>, state: GameState, again: boolean) {
    this.#part = nodeOf(of, state, again)
    this.#deadline = state.t + seconds * 1000
  }

  get done(): boolean {
    return this.#inTime
  }

  get score(): number {
    return this.#score
  }

  look(state: GameState): void {
    if (this.#inTime || state.t > this.#deadline) return
    this.#part.look(state)
    this.#score = this.#part.score
    this.#inTime = this.#part.done
  }
}

/** Counts how often its part comes true, each time anew. */
class Repeated implements Node {
  readonly #predicate: Extract<Predicate, { kind: 'times' }>
  #current: Node
  #times = 0

  constructor(predicate: Extract<Predicate, { kind: 'times' }>, state: GameState, again: boolean) {
    this.#predicate = predicate
    this.#current = nodeOf(predicate.of, state, again)
  }

  get done(): boolean {
    return this.#times >= this.#predicate.count
  }

  get score(): number {
    return this.done ? 1 : (this.#times + this.#current.score) / this.#predicate.count
  }

  look(state: GameState): void {
    if (this.done) return
    this.#current.look(state)
    if (!this.#current.done) return
    this.#times++
    if (!this.done) this.#current = nodeOf(this.#predicate.of, state, true)
  }
}
