import { cellKey, type Position } from '../../core/position.ts'
import type { NameTest } from '../../game/names.ts'
import type { Fact, Place } from './facts.ts'

/** What is known of the game so far, as far as predicates ask for it. The team counts as one. */
export class GameState {
  t = 0
  /** Cells that have changed since the start, with what stands in them now. */
  readonly blocks = new Map<string, { readonly position: Position; readonly name: string }>()
  readonly places = new Map<string, Place>()
  readonly #counters = new Map<string, Map<string, Map<string, number>>>()
  readonly #items = new Map<string, ReadonlyMap<string, number>>()

  apply(fact: Fact): void {
    this.t = Math.max(this.t, fact.t)
    switch (fact.type) {
      case 'counters':
        for (const { category, name, value } of fact.counters) this.#count(fact.agent, category, name, value)
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
        this.blocks.set(cellKey(fact.position), { position: fact.position, name: fact.name })
        return
      case 'time':
        return
    }
  }

  /** All that a category counts under these names, of all agents together. */
  counted(category: string, test: NameTest): number {
    let sum = 0
    for (const [name, agents] of this.#counters.get(category) ?? [])
      if (test(name)) for (const value of agents.values()) sum += value
    return sum
  }

  /** How many items of these names the team carries. */
  held(test: NameTest): number {
    let sum = 0
    for (const carried of this.#items.values())
      for (const [item, count] of carried) if (test(item)) sum += count
    return sum
  }

  #count(agent: string, category: string, name: string, value: number): void {
    const names = this.#counters.get(category) ?? new Map<string, Map<string, number>>()
    this.#counters.set(category, names)
    const agents = names.get(name) ?? new Map<string, number>()
    names.set(name, agents)
    agents.set(agent, value)
  }
}
