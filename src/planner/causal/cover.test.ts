import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../core/testing.ts'
import { coverOf, inQuestions, NODES_A_QUESTION } from './cover.ts'
import { record } from './testing.ts'

const someEdges = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })), {
    selector: String,
    maxLength: 40,
  })
  .map((pairs) => pairs.filter(([from, to]) => from !== to).map(([from, to]) => record(from, to)))

describe('the nodes to ask', () => {
  it('touch every edge, and none is needless', () => {
    fc.assert(
      fc.property(someEdges, (edges) => {
        const cover = new Set(coverOf(edges))
        expect(edges.filter(({ from, to }) => !cover.has(from) && !cover.has(to))).toEqual([])
        for (const node of cover) {
          const others = new Set([...cover].filter((other) => other !== node))
          expect(edges.some(({ from, to }) => !others.has(from) && !others.has(to))).toBe(true)
        }
      }),
      { seed: 21, numRuns: 500 },
    )
  })

  it('are the hub of a star, every second node of a chain, and none without edges', () => {
    expect(coverOf([2, 3, 4, 5].map((leaf) => record(leaf, 1)))).toEqual([1])
    expect(coverOf([record(1, 2), record(2, 3), record(3, 4), record(4, 5)])).toEqual([2, 4])
    expect(coverOf([])).toEqual([])
  })

  it('are found at once in a graph of 30,000 edges', () => {
    const edges = Array.from({ length: 30_000 }, (_, index) =>
      record((index % 10_000) + 1, 10_001 + ((index * 7) % 10_000)),
    )
    const started = processorTime()
    expect(coverOf(edges).length).toBeLessThanOrEqual(10_000)
    expect(processorTime() - started).toBeLessThan(2000)
  })
})

describe('the questions about some nodes', () => {
  it('are as few as can be, ask about each node once, and are of about the same size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (size) => {
        const nodes = Array.from({ length: size }, (_, index) => index + 1)
        const groups = inQuestions(nodes)
        expect(groups.flat()).toEqual(nodes)
        expect(groups).toHaveLength(Math.ceil(size / NODES_A_QUESTION))
        for (const group of groups) expect(group.length).toBeGreaterThan(0)
      }),
    )
  })
})
