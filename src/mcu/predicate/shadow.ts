import { isAir } from '../../game/block.ts'
import type { Counter, Fact, Place } from './facts.ts'
import type { GameState } from './state.ts'

/** The counters in a fact that have grown, each with its increase. */
const grownBy = (fact: Fact, before: GameState): Counter[] =>
  fact.type === 'counters'
    ? fact.counters.flatMap(({ category, name, value }) => {
        const grown = value - before.counter(fact.agent, category, name)
        return grown > 0 ? [{ category, name, value: grown }] : []
      })
    : []

/**
 * The game state without actions at moments that do not count: these are left out of counters, inventories and blocks, and the
 * agents' whereabouts at those moments are left out of places.
 */
export class Shadow {
  /** What counts. */
  readonly state: GameState
  /** The complete state, up to the fact before the newest. */
  readonly #before: GameState
  /** For each agent and object, the seconds of the current look that do not count. */
  readonly #uncounted = new Map<string, number>()

  constructor(start: GameState) {
    this.state = start.copy()
    this.#before = start.copy()
  }

  /** What a fact adds to the earlier state. */
  grown(fact: Fact): Counter[] {
    return grownBy(fact, this.#before)
  }

  /** Takes in a fact. @returns the fact as seen by the shadow */
  apply(fact: Fact, counts: boolean): Fact {
    const seen = this.#seen(fact, counts)
    this.#before.apply(fact)
    this.state.apply(seen)
    return seen
  }

  #seen(fact: Fact, counts: boolean): Fact {
    switch (fact.type) {
      case 'counters':
        return { ...fact, counters: fact.counters.map((one) => this.#counter(fact.agent, one, counts)) }
      case 'items':
        return { ...fact, items: this.#items(fact, counts) }
      case 'place':
        return counts ? fact : this.#elsewhere(fact)
      case 'block':
        return counts ? fact : this.#unchanged(fact)
      case 'view':
        return this.#look(fact, counts)
      case 'hand':
      case 'sky':
      case 'time':
        return fact
    }
  }

  #counter(agent: string, { category, name, value }: Counter, counts: boolean): Counter {
    const grown = value - this.#before.counter(agent, category, name)
    const own = this.state.counter(agent, category, name)
    return { category, name, value: counts || grown < 0 ? own + grown : own }
  }

  /** Items gained at moments that do not count are not counted as carried; losses are taken from these first. */
  #items({ agent, items }: Extract<Fact, { type: 'items' }>, counts: boolean) {
    const now = new Map<string, number>()
    for (const { item, count } of items) now.set(item, (now.get(item) ?? 0) + count)
    const before = this.#before.carriedBy(agent)
    const own = this.state.carriedBy(agent)
    return [...now].map(([item, count]) => {
      const gained = Math.max(0, count - (before.get(item) ?? 0))
      return { item, count: Math.min(count, (own.get(item) ?? 0) + (counts ? gained : 0)) }
    })
  }

  /** A continued look counts from the first moment at which it satisfies the condition. */
  #look(fact: Extract<Fact, { type: 'view' }>, counts: boolean): Fact {
    const key = `${fact.agent} ${fact.sees}`
    if (!counts) {
      this.#uncounted.set(key, fact.seconds)
      return { type: 'time', t: fact.t }
    }
    const uncounted = this.#uncounted.get(key) ?? 0
    if (fact.seconds >= uncounted) return { ...fact, seconds: fact.seconds - uncounted }
    // A new look has begun.
    this.#uncounted.delete(key)
    return fact
  }

  /** An agent in a place that does not count keeps its last counted place, and is not near anything. */
  #elsewhere(fact: Place): Place {
    const { position } = this.state.places.get(fact.agent) ?? fact
    return { type: 'place', t: fact.t, agent: fact.agent, position, near: [] }
  }

  /** Blocks that were placed do not exist; blocks that were dug are gone, but do not count as dug. */
  #unchanged({ t, position, name }: Extract<Fact, { type: 'block' }>): Fact {
    return isAir(name) ? { type: 'block', t, position, name } : { type: 'time', t }
  }
}
