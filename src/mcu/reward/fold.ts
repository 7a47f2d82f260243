import type { Fact } from '../predicate/facts.ts'
import { counterOf } from './as-predicate.ts'
import type { RewardRule } from './rule.ts'

/** The total of the rewards paid so far. */
export interface Rewards {
  readonly total: number
  /** The maximum that all rules can pay together. */
  readonly most: number
  /** When each rule first paid (game ms), by its identity. */
  readonly reached: ReadonlyMap<string, number>
}

const keyOf = (category: string, name: string): string => `${category}/${name}`

/**
 * Tracks rewards with MineStudio's semantics: in each step the growth of a rule's counters is summed object by object, and
 * at the first object at which the sum is above 0 the rule pays once, however large the sum; it pays `max_reward_times`
 * times at most. A step is one fact.
 */
export class RewardFold {
  readonly #rules: readonly RewardRule[]
  readonly #values = new Map<string, Map<string, number>>()
  readonly #paid = new Map<string, number>()
  readonly #reached = new Map<string, number>()
  #total = 0

  constructor(rules: readonly RewardRule[]) {
    this.#rules = rules
  }

  apply(fact: Fact): void {
    if (fact.type !== 'counters') return
    const growth = new Map<string, number>()
    const values = this.#values.get(fact.agent) ?? new Map<string, number>()
    this.#values.set(fact.agent, values)
    for (const { category, name, value } of fact.counters) {
      const key = keyOf(category, name)
      growth.set(key, (growth.get(key) ?? 0) + value - (values.get(key) ?? 0))
      values.set(key, value)
    }
    for (const rule of this.#rules) this.#pay(rule, growth, fact.t)
  }

  now(): Rewards {
    const most = this.#rules.reduce((sum, rule) => sum + rule.reward * rule.max_reward_times, 0)
    return { total: this.#total, most, reached: this.#reached }
  }

  #pay(
    { event, identity, objects, reward, max_reward_times }: RewardRule,
    growth: Map<string, number>,
    t: number,
  ): void {
    const { category } = counterOf(event)
    let sum = 0
    for (const object of objects) {
      sum += growth.get(keyOf(category, object)) ?? 0
      if (sum <= 0) continue
      const times = this.#paid.get(identity) ?? 0
      if (times >= max_reward_times) return
      this.#paid.set(identity, times + 1)
      this.#total += reward
      if (!this.#reached.has(identity)) this.#reached.set(identity, t)
      return
    }
  }
}
