import { describe, expect, it } from 'vitest'
import type { Predicate } from '../predicate/predicate.ts'
import { predicateSchema } from '../predicate/schema.ts'
import { predicateOfRule, rulesForPredicate } from './as-predicate.ts'
import { REWARD_EVENTS } from './rule.ts'

const read = (given: unknown): Predicate => predicateSchema.parse(given)
const ladder = { kind: 'crafted', of: 'ladder' }

describe('a reward of MineStudio', () => {
  it.each(REWARD_EVENTS)('for %s is a condition that can be written to a task file', (event) => {
    const rule = { event, identity: 'x', objects: ['stone'], reward: 1, max_reward_times: 2 }
    const predicate = predicateOfRule(rule)
    expect(predicateSchema.parse(JSON.parse(JSON.stringify(predicate)))).toEqual(predicate)
  })
})

describe('a predicate', () => {
  it.each([
    ladder,
    { kind: 'mined', of: ['oak_log', 'birch_log'], count: 4 },
    { kind: 'did', what: 'jump' },
    { kind: 'and', of: [ladder, { kind: 'killed', of: 'cow', count: 2 }] },
  ])('%j is written as rewards that mean the same', (given) => {
    const predicate = read(given)
    const [first, ...more] = (rulesForPredicate(predicate) ?? []).map(predicateOfRule)
    expect(more.length === 0 ? first : { kind: 'and', of: [first, ...more] }).toEqual(predicate)
  })

  it.each([
    ['an amount that one step may bring', { ...ladder, count: 3 }],
    ['a pattern', { kind: 'mined', of: '*_log' }],
    ['something that rewards do not count', { kind: 'slept' }],
    ['an order', { kind: 'then', of: [ladder, ladder] }],
    ['alternatives', { kind: 'or', of: [ladder, ladder] }],
    ['a part of these', { kind: 'and', of: [ladder, { kind: 'slept' }] }],
  ])('with %s has no rewards that mean the same', (_what, given) => {
    expect(rulesForPredicate(read(given))).toBeUndefined()
  })
})
