import { describe, expect, it } from 'vitest'
import type { Fact } from '../predicate/facts.ts'
import { RewardFold } from './fold.ts'
import type { RewardRule } from './rule.ts'

const rule = (more: Partial<RewardRule> = {}): RewardRule => ({
  event: 'craft_item',
  identity: 'ladder',
  objects: ['ladder'],
  reward: 1,
  max_reward_times: 1,
  ...more,
})
const counted = (t: number, counters: readonly [string, string, number][], agent = 'Alice'): Fact => ({
  type: 'counters',
  t,
  agent,
  counters: counters.map(([category, name, value]) => ({ category, name, value })),
})
const total = (rules: readonly RewardRule[], ...facts: Fact[]): number => {
  const fold = new RewardFold(rules)
  for (const fact of facts) fold.apply(fact)
  return fold.now().total
}

describe('rewards', () => {
  it('pay once for a step, however much was done in it', () => {
    const rules = [rule({ max_reward_times: 5 })]
    expect(total(rules, counted(1, [['crafted', 'ladder', 9]]))).toBe(1)
    const two = [counted(1, [['crafted', 'ladder', 3]]), counted(2, [['crafted', 'ladder', 6]])]
    expect(total(rules, ...two)).toBe(2)
  })

  it('pay no more often than they may', () => {
    const steps = [1, 2, 3].map((n) => counted(n, [['crafted', 'ladder', n]]))
    expect(total([rule()], ...steps)).toBe(1)
  })

  it('share their count with rules of the same name', () => {
    const rules = [rule(), rule({ event: 'use_item' })]
    expect(
      total(
        rules,
        counted(1, [
          ['crafted', 'ladder', 1],
          ['used', 'ladder', 1],
        ]),
      ),
    ).toBe(1)
  })

  it('pay once for several objects of which each grew', () => {
    const rules = [rule({ objects: ['a', 'b'], max_reward_times: 9 })]
    expect(
      total(
        rules,
        counted(1, [
          ['crafted', 'a', 1],
          ['crafted', 'b', 1],
        ]),
      ),
    ).toBe(1)
  })

  it('pay nothing for a counter that stays as it is or is of another kind', () => {
    const rules = [rule({ max_reward_times: 9 })]
    const same = counted(1, [['crafted', 'ladder', 2]])
    expect(total(rules, same, { ...same, t: 2 }, counted(3, [['mined', 'ladder', 5]]))).toBe(1)
  })

  it('count each agent from where it stood', () => {
    const rules = [rule({ max_reward_times: 9 })]
    const both = [counted(1, [['crafted', 'ladder', 3]]), counted(2, [['crafted', 'ladder', 1]], 'Bob')]
    expect(total(rules, ...both)).toBe(2)
  })

  it('know what they could pay at most, and when each first paid', () => {
    const fold = new RewardFold([
      rule(),
      rule({ identity: 'more', objects: ['chest'], reward: 0.5, max_reward_times: 4 }),
    ])
    fold.apply(counted(1500, [['crafted', 'ladder', 3]]))
    expect(fold.now()).toEqual({ total: 1, most: 3, reached: new Map([['ladder', 1500]]) })
  })
})
