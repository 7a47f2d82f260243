import { cellKey, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import type { NameTest } from '../../game/names.ts'
import type { Counter, Fact, Place, Sky } from './facts.ts'

/** The state of the game so far, limited to what predicates need. The team counts as a whole. */
export class GameState {
  t = 0
  /** Cells that have changed since the start, with their current blocks. */
  readonly blocks = new Map<string, { readonly position: Position; readonly name: string }>()
  readonly places = new Map<string, Place>()
  /** Item in each agent's hand; null for an empty hand. */
  readonly hands = new Map<string, string | null>()
  /** What each agent is looking at, and for how long it has done so (s). */
  readonly views = new Map<string, { readonly sees: string; readonly seconds: number }>()
  sky: Sky | undefined
  /** Number of blocks of each name that have become air. */
  readonly #gone = new Map<string, number>()
  readonly #counters = new Map<string, Map<string, Map<string, number>>>()
  readonly #items = new Map<string, ReadonlyMap<string, number>>()

  apply(fact: Fact): void {
    this.t = Math.max(this.t, fact.t)
    switch (fact.type) {
      case 'counters':
        for (const counter of fact.counters) this.#count(fact.agent, counter)
        return
      case 'items': {
        const carried = new Map<string, number>()
        for (const { item, count } of fact.items) carried.set(item, (carried.get(item) ?? 0) + count)
        this.#items.set(fact.agent, carried)
        return
      }
      case 'place':
        this.places.set(fact.agent, fact)
        return
      case 'block':
        this.#change(fact)
        return
      case 'hand':
        this.hands.set(fact.agent, fact.item)
        return
      case 'view':
        this.views.set(fact.agent, { sees: fact.sees, seconds: fact.seconds })
        return
      case 'sky':
        this.sky = { time: fact.time, weather: fact.weather }
        return
      case 'time':
        return
    }
  }

  /** All agents with known state. */
  get agents(): ReadonlySet<string> {
    return new Set([...this.places.keys(), ...this.hands.keys(), ...this.#items.keys()])
  }

  /** The total of a category under these names, over all agents. */
  counted(category: string, test: NameTest): number {
    let sum = 0
    for (const [name, agents] of this.#counters.get(category) ?? [])
      if (test(name)) for (const value of agents.values()) sum += value
    return sum
  }

  /** One counter of one agent. */
  counter(agent: string, category: string, name: string): number {
    return this.#counters.get(category)?.get(name)?.get(agent) ?? 0
  }

  /** How many items with these names the team carries. */
  held(test: NameTest): number {
    let sum = 0
    for (const carried of this.#items.values())
      for (const [item, count] of carried) if (test(item)) sum += count
    return sum
  }

  /** The items that one agent carries, with their amounts. */
  carriedBy(agent: string): ReadonlyMap<string, number> {
    return this.#items.get(agent) ?? new Map()
  }

  /** How many blocks of these names have been dug, burnt or blown away, whether they dropped anything or not. */
  gone(test: NameTest): number {
    let sum = 0
    for (const [name, count] of this.#gone) if (test(name)) sum += count
    return sum
  }

  /** A copy of the state. */
  copy(): GameState {
    const copy = new GameState()
    copy.t = this.t
    copy.sky = this.sky
    for (const [key, block] of this.blocks) copy.blocks.set(key, block)
    for (const [agent, place] of this.places) copy.places.set(agent, place)
    for (const [agent, item] of this.hands) copy.hands.set(agent, item)
    for (const [name, count] of this.#gone) copy.#gone.set(name, count)
    for (const [agent, items] of this.#items) copy.#items.set(agent, items)
    for (const [category, names] of this.#counters)
      copy.#counters.set(category, new Map([...names].map(([name, agents]) => [name, new Map(agents)])))
    return copy
  }

  #change({ position, name, from }: Extract<Fact, { type: 'block' }>): void {
    this.blocks.set(cellKey(position), { position, name })
    if (from !== undefined && !isAir(from) && isAir(name))
      this.#gone.set(from, (this.#gone.get(from) ?? 0) + 1)
  }

  #count(agent: string, { category, name, value }: Counter): void {
    const names = this.#counters.get(category) ?? new Map<string, Map<string, number>>()
    this.#counters.set(category, names)
    const agents = names.get(name) ?? new Map<string, number>()
    names.set(name, agents)
    agents.set(agent, value)
  }
}
