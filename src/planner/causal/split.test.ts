import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { splitsFor } from './split.ts'
import { record } from './testing.ts'

const rules = [...'abcdefghijklmnopq']
const open = (...named: string[][]) =>
  named.map((carriers, index) => ({ edge: record(index + 1, index + 2, { named: carriers }), carriers }))
const someSets = fc.array(fc.subarray(rules, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })

describe('the rules to contradict', () => {
  it('are two disjoint sets of the same size, regardless of what the model names', () => {
    fc.assert(
      fc.property(someSets, fc.constantFrom('halves', 'single'), fc.nat(), (sets, mode, seed) => {
        const edges = open(...sets)
        const assignments = splitsFor(mode, edges, rules, createRandom(seed))
        for (const {
          split: [first, second],
        } of assignments) {
          expect(first.size).toBe(second.size)
          expect([...first].some((rule) => second.has(rule))).toBe(false)
        }
        expect(assignments.flatMap(({ edges: meant }) => meant)).toHaveLength(edges.length)
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it('are halves that keep rules together which the model names for one edge', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [assignment] = splitsFor('halves', open(['a', 'b'], ['c'], ['b', 'd']), rules, createRandom(seed))
      const [first, second] = assignment?.split ?? []
      const side = [first, second].find((each) => each?.has('a'))
      expect([side?.has('b'), side?.has('d'), side?.size]).toEqual([true, true, 8])
    }
  })

  it('part any two rules that are not named together about as often as not', () => {
    const random = createRandom(9)
    let parted = 0
    for (let draw = 0; draw < 400; draw++) {
      const [assignment] = splitsFor('halves', open(['a'], ['b']), rules, random)
      const [first, second] = assignment?.split ?? []
      if ((first?.has('a') && second?.has('b')) || (first?.has('b') && second?.has('a'))) parted++
    }
    expect(parted / 400).toBeGreaterThan(0.35)
    expect(parted / 400).toBeLessThan(0.6)
  })

  it('are one cause beside another, filled up to the same size, when models lose sight of many', () => {
    const assignments = splitsFor('single', open(['a', 'b'], ['c'], ['a']), rules, createRandom(1))
    const sizes = assignments.map(({ split }) => split[0].size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2)
    for (const { split, edges } of assignments)
      for (const { named } of edges)
        expect(split.some((side) => named.every((rule) => side.has(rule)))).toBe(true)
  })
})
