import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byCriticalPath, inOrder, listSchedule, lowerBound, machineBound } from './schedule.ts'
import { dags, graphFrom, graphWith } from './testing.ts'

describe('the lower bound of a schedule', () => {
  it('is the longest chain for a large team, and the share of the work for a small one', () => {
    const graph = graphWith(4, [
      [1, 2],
      [2, 3],
    ])
    expect(lowerBound(graph, (id) => id, 4)).toEqual({ chain: 6, share: 2.5, bound: 6 })
    expect(lowerBound(graph, (id) => id, 1)).toEqual({ chain: 6, share: 10, bound: 10 })
  })
})

describe('the lower bound where a machine is shared', () => {
  it('is the shortest way to it, the work on it, and the shortest way to the end', () => {
    // 1 and 2 bring items that 3 and 4 bake in a shared oven, 10 each; 5 needs both.
    const graph = graphWith(5, [
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ])
    const length = (id: number) => [0, 4, 6, 12, 11, 2][id] ?? 0
    const work = new Map([
      [3, { after: 2, length: 10 }],
      [4, { after: 1, length: 10 }],
    ])
    expect(machineBound(graph, length, { work, machines: 1 })).toBe(6 + 20 + 2)
    expect(machineBound(graph, length, { work, machines: 2 })).toBe(6 + 10 + 2)
    expect(machineBound(graph, length, { work: new Map(), machines: 1 })).toBe(0)
  })
})

describe('a list schedule', () => {
  it('is longer if it begins with the wrong subtask', () => {
    // Two short subtasks, 1 and 2, and the chain 3 → 4, which must start immediately.
    const graph = graphWith(4, [[3, 4]])
    const length = (id: number) => (id <= 2 ? 2 : 3)
    expect(listSchedule(graph, length, { agents: 2, priority: inOrder })).toBe(8)
    expect(listSchedule(graph, length, { agents: 2, priority: byCriticalPath(graph, length) })).toBe(6)
  })

  it('is between the lower bound and 2 − 1/agents times it, and equals the total work for one agent', () => {
    fc.assert(
      fc.property(dags(), fc.integer({ min: 1, max: 5 }), fc.boolean(), (dag, agents, longest) => {
        const graph = graphFrom(dag)
        const length = (id: number) => 1 + (id % 4)
        const priority = longest ? byCriticalPath(graph, length) : inOrder
        const makespan = listSchedule(graph, length, { agents, priority })
        const { bound, share } = lowerBound(graph, length, agents)
        expect(makespan).toBeGreaterThanOrEqual(bound - 1e-9)
        expect(makespan).toBeLessThanOrEqual((2 - 1 / agents) * bound + 1e-9)
        if (agents === 1) expect(makespan).toBeCloseTo(share, 9)
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  it('of nothing takes no time', () => {
    expect(listSchedule(graphWith(0, []), () => 1, { agents: 3, priority: inOrder })).toBe(0)
  })
})
