import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakCycles } from './break-cycles.ts'
import { TaskGraph } from './task-graph.ts'
import { dependency, subtask } from './testing.ts'

const edges = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })), {
    selector: String,
  })
  .map((pairs) => pairs.filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to })))

const nodes = Array.from({ length: 7 }, (_, index) => subtask(index + 1))
const graphOf = (list: readonly { from: number; to: number }[]) =>
  new TaskGraph(
    nodes,
    list.map(({ from, to }) => dependency(from, to)),
  )

describe('breaking cycles', () => {
  it('keeps every edge of a graph without cycles', () => {
    const list = [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 1, to: 3 },
    ]
    expect(breakCycles(list)).toEqual({ kept: list, broken: [] })
  })

  it('removes the weakest edge of a cycle, which is the last in the list', () => {
    const [a, b, c] = [
      { from: 2, to: 3 },
      { from: 3, to: 1 },
      { from: 1, to: 2 },
    ]
    expect(breakCycles([a, b, c])).toEqual({ kept: [a, b], broken: [c] })
  })

  it('leaves no cycle, loses no edge, and removes only edges that close a cycle with stronger ones', () => {
    fc.assert(
      fc.property(edges, (list) => {
        const { kept, broken } = breakCycles(list)
        expect([...kept, ...broken]).toHaveLength(list.length)
        graphOf(kept)
        for (const edge of broken) {
          const stronger = kept.filter((other) => list.indexOf(other) < list.indexOf(edge))
          expect(() => graphOf([...stronger, edge])).toThrow('close a cycle')
        }
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})
