import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../core/testing.ts'
import { dags } from '../testing.ts'
import { type Edge, edgeGraph, reductionOf } from './edge-graph.ts'
import { hammingDistance, scoreGraph } from './score-graph.ts'

const edges = (...pairs: [number, number][]): Edge[] => pairs.map(([from, to]) => ({ from, to }))
const ids = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1)
const chain = edges([1, 2], [2, 3], [3, 4])

describe('the score of a graph', () => {
  it('is perfect for the true graph itself', () => {
    expect(scoreGraph(ids(4), chain, chain)).toEqual({
      edges: { precision: 1, recall: 1, f1: 1 },
      closure: { precision: 1, recall: 1, f1: 1 },
      hammingDistance: 0,
      sufficient: true,
      executable: true,
      executableOrders: 1,
      width: 1,
      criticalPath: 4,
    })
  })

  it('compares the edges as given and their closure', () => {
    // Found: 1→2, 1→3, 3→4. Of its edges 1→2 and 3→4 are true; its closure adds 1→4. The true closure has all 6 pairs.
    const score = scoreGraph(ids(4), edges([1, 2], [1, 3], [3, 4]), chain)
    expect(score.edges).toEqual({ precision: 2 / 3, recall: 2 / 3, f1: 2 / 3 })
    expect(score.closure).toEqual({ precision: 1, recall: 4 / 6, f1: 0.8 })
    expect(score.hammingDistance).toBe(2)
    expect([score.executable, score.width, score.criticalPath]).toEqual([true, 2, 3])
  })

  it('penalizes a redundant edge only in the edges as given', () => {
    const score = scoreGraph(ids(4), [...chain, { from: 1, to: 4 }], chain)
    expect([score.edges.precision, score.closure.f1, score.hammingDistance]).toEqual([3 / 4, 1, 0])
  })

  it('finds no executable order if the plan reverses a true edge', () => {
    const score = scoreGraph(ids(2), edges([2, 1]), edges([1, 2]))
    expect(score).toMatchObject({
      executable: false,
      executableOrders: 0,
      hammingDistance: 1,
      closure: { f1: 0 },
    })
  })

  it('finds some executable orders if an edge is missing: half of those of two subtasks', () => {
    const { executable, executableOrders } = scoreGraph(ids(2), [], edges([1, 2]), { orders: 2000, seed: 3 })
    expect(executable).toBe(true)
    expect(executableOrders).toBeGreaterThan(0.45)
    expect(executableOrders).toBeLessThan(0.55)
  })

  it('has no shape and no order for a plan with a cycle', () => {
    const score = scoreGraph(ids(3), edges([1, 2], [2, 1]), edges([1, 2]))
    expect(score).toMatchObject({ executable: false, executableOrders: 0, width: 0, criticalPath: 0 })
    // 1 and 2 reach each other and themselves: four pairs, of which one is true.
    expect(score.closure).toEqual({ precision: 1 / 4, recall: 1, f1: 2 / 5 })
  })

  it('is perfect if both graphs have no edges, and ignores edges to unknown nodes', () => {
    const score = scoreGraph(ids(2), edges([1, 1], [1, 9]), [])
    expect([score.edges.f1, score.closure.f1, score.executable, score.width]).toEqual([1, 1, true, 2])
    expect(scoreGraph([], [], []).criticalPath).toBe(0)
  })

  it('stays in range for any two graphs', () => {
    fc.assert(
      fc.property(dags(8), dags(8), (a, b) => {
        const score = scoreGraph(ids(Math.max(a.size, b.size)), edges(...a.edges), edges(...b.edges), {
          orders: 5,
        })
        const shares = [
          ...Object.values(score.edges),
          ...Object.values(score.closure),
          score.executableOrders,
        ]
        for (const share of shares) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        expect(score.hammingDistance).toBeLessThanOrEqual(a.edges.length + b.edges.length)
        if (score.executableOrders > 0) expect(score.executable).toBe(true)
      }),
      { seed: 41, numRuns: 200 },
    )
  })

  it('does not change when subtasks get other ids', () => {
    fc.assert(
      fc.property(dags(8), dags(8), (a, b) => {
        const size = Math.max(a.size, b.size)
        const rename = ({ from, to }: Edge): Edge => ({ from: 100 - from, to: 100 - to })
        const [found, wanted] = [edges(...a.edges), edges(...b.edges)]
        const score = scoreGraph(ids(size), found, wanted)
        const renamed = scoreGraph(
          ids(size).map((id) => 100 - id),
          found.map(rename),
          wanted.map(rename),
        )
        expect({ ...renamed, executableOrders: 0 }).toEqual({ ...score, executableOrders: 0 })
      }),
      { seed: 42, numRuns: 200 },
    )
  })

  it('takes less than two seconds for 1,000 subtasks', () => {
    const many = Array.from({ length: 3000 }, (_, index): Edge => {
      const from = (index % 990) + 1
      return { from, to: from + 1 + ((index * 7) % 9) }
    })
    const start = processorTime()
    scoreGraph(ids(1000), many, many.slice(500))
    expect(processorTime() - start).toBeLessThan(2000)
  })
})

describe('the score against alternatives', () => {
  /** Subtask 4 needs 1, and either 2 or 3. */
  const truth: Edge[] = [...edges([1, 4]), ...edges([2, 4], [3, 4]).map((edge) => ({ ...edge, anyOf: [1] }))]
  const score = (planned: Edge[]) => scoreGraph(ids(4), planned, truth, { orders: 200 })

  it('is perfect for the truth itself, and for any one of the alternatives', () => {
    for (const planned of [
      truth,
      edges([1, 4], [2, 4]),
      edges([1, 4], [3, 4]),
      edges([1, 4], [2, 4], [3, 4]),
    ]) {
      expect(score(planned)).toMatchObject({
        edges: { f1: 1 },
        closure: { f1: 1 },
        sufficient: true,
        executable: true,
        executableOrders: 1,
      })
    }
    expect([score(truth), score(edges([1, 4], [3, 4]))].map(({ hammingDistance: d }) => d)).toEqual([0, 0])
  })

  it('counts a missing group once, and finds orders that fail', () => {
    const missing = score(edges([1, 4]))
    expect(missing.edges).toEqual({ precision: 1, recall: 1 / 2, f1: 2 / 3 })
    expect(missing.closure).toEqual({ precision: 1, recall: 1 / 2, f1: 2 / 3 })
    expect([missing.sufficient, missing.executable, missing.hammingDistance]).toEqual([false, true, 1])
    expect(missing.executableOrders).toBeLessThan(1)
  })

  it('counts a group that is too wide as missing, and as no false edge', () => {
    const wide = edges([1, 4], [2, 4], [3, 4]).map((edge) => ({ ...edge, anyOf: [1] }))
    expect(score(wide).edges).toEqual({ precision: 1, recall: 0, f1: 0 })
    expect(score(wide)).toMatchObject({ closure: { recall: 0 }, sufficient: false })
  })

  it('lets alternatives wait for each other: a bridge from both banks', () => {
    const bridge = edges([1, 2], [3, 2], [2, 3], [4, 3]).map((edge) => ({ ...edge, anyOf: [1] }))
    expect(scoreGraph(ids(4), bridge, bridge)).toMatchObject({
      closure: { f1: 1 },
      executable: true,
      criticalPath: 2,
    })
    expect(scoreGraph(ids(4), edges([1, 2], [4, 3]), bridge)).toMatchObject({
      closure: { f1: 1 },
      edges: { f1: 1 },
    })
    expect(scoreGraph(ids(4), edges([3, 2], [2, 3]), bridge).executable).toBe(false)
  })
})

describe('the structural Hamming distance', () => {
  it('counts missing, superfluous and reversed edges, each once', () => {
    expect(hammingDistance(edges([1, 2], [2, 3]), edges([2, 1], [3, 4]))).toBe(3)
  })

  it('is measured on graphs without redundant edges', () => {
    expect(reductionOf(edgeGraph(ids(3), edges([1, 3], [1, 2], [2, 3])))).toEqual(edges([1, 2], [2, 3]))
  })
})
