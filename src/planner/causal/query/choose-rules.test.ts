import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weigh } from '../belief.ts'
import type { Observation } from '../edge-record.ts'
import { answers, record } from '../testing.ts'
import { chooseRules, type OpenEdge } from './choose-rules.ts'

const rules = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const nothing = new Map<string, number>()

function open(observations: Observation[], named: string[] = [], isCaused = false): OpenEdge {
  const edge = record(1, 2, observations, named)
  const wasAskedOfAll = observations.some(
    ({ arm }) => arm.kind === 'intervention' && arm.negated.length === rules.length,
  )
  return { belief: weigh(edge, rules, 0.05), isCaused, wasAskedOfAll }
}

describe('the rules to replace next', () => {
  it('are all of them first', () => {
    expect(chooseRules([open([])], rules, nothing)).toEqual(rules)
    const mixed = [open(answers(rules, 0, 2), ['a'], true), open([])]
    expect(chooseRules(mixed, rules, nothing)).toEqual(rules)
  })

  it('are all of them as long as an edge rather stands', () => {
    expect(chooseRules([open(answers(rules, 1, 1))], rules, nothing)).toEqual(rules)
  })

  it('are those that the model named, once the edge has fallen', () => {
    expect(chooseRules([open(answers(rules, 0, 1), ['c'])], rules, nothing)).toEqual(['c'])
  })

  it('are a part of them for an edge whose cause nobody named, then a part of the part', () => {
    const fallen = answers(rules, 0, 3)
    const first = chooseRules([open(fallen, [], true)], rules, nothing)
    expect(first.length).toBeGreaterThanOrEqual(2)
    expect(first.length).toBeLessThanOrEqual(5)
    const second = chooseRules([open([...fallen, ...answers(first, 0, 2)], [], true)], rules, nothing)
    expect(second.length).toBeLessThan(first.length)
    expect(second.every((rule) => first.includes(rule))).toBe(true)
  })

  it('begin with those that carry other edges', () => {
    const lost = [open(answers(rules, 0, 3), [], true)]
    expect(chooseRules(lost, rules, new Map([['h', 5]]))).toContain('h')
    expect(chooseRules(lost, rules, nothing)).not.toContain('h')
  })

  it('tell edges of one subtask apart: two edges with causes of their own come to have them one by one', () => {
    const causes = ['b', 'g']
    const told = causes.map(() => answers(rules, 0, 3))
    for (let round = 0; round < 12; round++) {
      const edges = told.map((list) => open(list, [], true))
      if (edges.every(({ belief }) => belief.carriers.length === 1)) break
      const negated = chooseRules(
        edges.filter(({ belief }) => belief.carriers.length > 1),
        rules,
        nothing,
      )
      causes.forEach((cause, index) => {
        told[index]?.push(...answers(negated, negated.includes(cause) ? 0 : 1, 1))
      })
    }
    expect(told.map((list) => open(list).belief.carriers)).toEqual([['b'], ['g']])
  })

  it('find any single cause in a few questions, and never ask the same for ever', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.subarray(rules, { maxLength: 2 }), (cause, named) => {
        const told = answers(rules, 0, 3)
        const asked: string[] = []
        // As for the adaptive plan: the cause is known when it is one rule, or among those that the model named.
        const isOpen = () => {
          const { carriers } = open(told, named).belief
          return carriers.length > 1 && !carriers.every((rule) => named.includes(rule))
        }
        while (isOpen() && asked.length < 20) {
          const negated = chooseRules([open(told, named, true)], rules, nothing)
          asked.push(negated.join())
          told.push(...answers(negated, negated.includes(cause) ? 0 : 1, 1))
        }
        expect(asked.length).toBeLessThanOrEqual(8)
        for (const each of asked)
          expect(asked.filter((other) => other === each).length).toBeLessThanOrEqual(3)
        if (named.length === 0 || named.includes(cause))
          expect(open(told, named).belief.carriers).toContain(cause)
      }),
      { seed: 31, numRuns: 200 },
    )
  })
})
