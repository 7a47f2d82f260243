import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlanError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { processorTime } from '../core/testing.ts'
import { Reachability } from './reachability.ts'
import { TaskGraph } from './task-graph.ts'
import { type Dag, dags, dependency, graphFrom, graphWith, ladder, subtask } from './testing.ts'

/** All pairs that are connected by a non-empty path, found by search from each node. */
function reachablePairs(size: number, edges: readonly (readonly [number, number])[]): Set<string> {
  const pairs = new Set<string>()
  for (let start = 1; start <= size; start++) {
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const [from, to] of edges) {
        if (from !== at || pairs.has(`${start}→${to}`)) continue
        pairs.add(`${start}→${to}`)
        open.push(to)
      }
    }
  }
  return pairs
}

const edgesOf = (graph: TaskGraph): [number, number][] =>
  graph.dependencies().map(({ from, to }): [number, number] => [from, to])

/** `count` random edges from lower to higher ids. */
function randomEdges(size: number, count: number): [number, number][] {
  const random = createRandom(1)
  const edges = new Map<string, [number, number]>()
  while (edges.size < count) {
    const [a, b] = [random.integer(size) + 1, random.integer(size) + 1]
    if (a < b) edges.set(`${a}→${b}`, [a, b])
  }
  return [...edges.values()]
}

/** Length of the longest path, found by following all paths. */
function longestPath({ size, edges }: Dag, length: (id: number) => number): number {
  const endingIn = (id: number): number =>
    length(id) + Math.max(0, ...edges.flatMap(([from, to]) => (to === id ? [endingIn(from)] : [])))
  return Math.max(...Array.from({ length: size }, (_, index) => endingIn(index + 1)))
}

describe('a task graph', () => {
  const diamond = () =>
    graphWith(4, [
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ])

  it('knows which subtasks wait for which', () => {
    const graph = diamond()
    expect(graph.prerequisites(4).toSorted()).toEqual([2, 3])
    expect(graph.dependents(1).toSorted()).toEqual([2, 3])
    expect([graph.roots(), graph.sinks(), graph.size]).toEqual([[1], [4], 4])
    expect([graph.isReady(4, new Set([2])), graph.isReady(4, new Set([2, 3]))]).toEqual([false, true])
  })

  it('refuses a dependency that closes a cycle and stays unchanged', () => {
    const graph = diamond()
    expect(graph.add(dependency(4, 1))).toBe(false)
    expect(graph.add(dependency(2, 2))).toBe(false)
    expect(edgesOf(graph)).toEqual(edgesOf(diamond()))
  })

  it('refuses exactly the dependencies that close a cycle', () => {
    fc.assert(
      fc.property(dags(7), fc.nat(6), fc.nat(6), (dag, a, b) => {
        const [from, to] = [(a % dag.size) + 1, (b % dag.size) + 1]
        const closesCycle = from === to || reachablePairs(dag.size, dag.edges).has(`${to}→${from}`)
        const graph = graphFrom(dag)
        expect(graph.add(dependency(from, to))).toBe(!closesCycle)
        expect(graph.dependents(from).includes(to)).toBe(!closesCycle)
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('is built quickly even if there are many paths: 100 subtasks with 1000 dependencies', () => {
    const edges = randomEdges(100, 1000)
    const start = processorTime()
    expect(graphWith(100, edges).dependencies()).toHaveLength(1000)
    expect(processorTime() - start).toBeLessThan(1000)
  })

  it('refuses the edge from the end of 2^40 paths back to their start', () => {
    expect(ladder(40).add(dependency(121, 1))).toBe(false)
  })

  it('keeps an existing dependency when the same one is added again', () => {
    const graph = new TaskGraph([subtask(1), subtask(2)], [dependency(1, 2, ['support'])])
    expect(graph.add(dependency(1, 2, ['reach']))).toBe(true)
    expect(graph.dependencies().map(({ rules }) => rules)).toEqual([['support']])
  })

  it('refuses duplicate ids, cycles and unknown subtasks', () => {
    expect(() => new TaskGraph([subtask(1), subtask(1)])).toThrow('Two subtasks have the id 1.')
    expect(() =>
      graphWith(2, [
        [1, 2],
        [2, 1],
      ]),
    ).toThrow('The dependencies between the subtasks 1, 2 close a cycle.')
    expect(() => graphWith(2, [[1, 3]])).toThrow(
      'The dependency 1 → 3 names subtask 3, which does not exist.',
    )
    expect(() => graphWith(2, [[1, 3]])).toThrow(PlanError)
  })

  it('has no subtask with an unknown id', () => {
    expect(diamond().has(5)).toBe(false)
    expect(() => diamond().subtask(5)).toThrow('There is no subtask 5.')
  })

  it('may be empty', () => {
    const graph = new TaskGraph([])
    expect([graph.topologicalOrder(), graph.generations(), graph.transitiveReduction().size]).toEqual([
      [],
      [],
      0,
    ])
    expect(graph.criticalPath(() => 1)).toEqual({ path: [], length: 0 })
  })

  it('orders subtasks so that each comes after all its prerequisites', () => {
    fc.assert(
      fc.property(dags(), (dag) => {
        const order = graphFrom(dag).topologicalOrder()
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: dag.size }, (_, i) => i + 1))
        for (const [from, to] of dag.edges) expect(order.indexOf(from)).toBeLessThan(order.indexOf(to))
      }),
      { seed: 8, numRuns: 200 },
    )
  })

  it('ranks every subtask one above the highest of its prerequisites', () => {
    fc.assert(
      fc.property(dags(), (dag) => {
        const generations = graphFrom(dag).generations()
        const rank = new Map(generations.flatMap((ids, index) => ids.map((id) => [id, index] as const)))
        expect(generations.flat()).toHaveLength(dag.size)
        for (const [id, own] of rank) {
          const before = dag.edges.flatMap(([from, to]) => (to === id ? [rank.get(from) ?? -1] : []))
          expect(own).toBe(Math.max(-1, ...before) + 1)
        }
      }),
      { seed: 9, numRuns: 200 },
    )
  })
})

describe('reachability', () => {
  it('equals the result of a search, also beyond 32 nodes', () => {
    const chain = Array.from({ length: 70 }, (_, index) => index + 1)
    const reach = new Reachability(chain, (id) => (id < 70 ? [id + 1] : []))
    expect([reach.reaches(1, 70), reach.reaches(33, 65), reach.reaches(65, 33), reach.reaches(5, 5)]).toEqual(
      [true, true, false, false],
    )
    fc.assert(
      fc.property(dags(), (dag) => {
        const graph = graphFrom(dag)
        const order = graph.topologicalOrder()
        const found = new Reachability(order, (id) => graph.dependents(id))
        const pairs = order.flatMap((a) => order.flatMap((b) => (found.reaches(a, b) ? [`${a}→${b}`] : [])))
        expect(new Set(pairs)).toEqual(reachablePairs(dag.size, dag.edges))
      }),
      { seed: 10, numRuns: 200 },
    )
  })
})

describe('the transitive reduction', () => {
  it('preserves reachability and keeps no redundant edge', () => {
    fc.assert(
      fc.property(dags(), (dag) => {
        const graph = graphFrom(dag)
        const kept = edgesOf(graph.transitiveReduction())
        const whole = reachablePairs(dag.size, dag.edges)
        expect(reachablePairs(dag.size, kept)).toEqual(whole)
        for (const edge of kept) {
          expect(dag.edges).toContainEqual(edge)
          const without = kept.filter((other) => other !== edge)
          expect(reachablePairs(dag.size, without)).not.toEqual(whole)
        }
        expect(edgesOf(graph)).toHaveLength(dag.edges.length)
      }),
      { seed: 11, numRuns: 200 },
    )
  })

  it('keeps the subtasks, and the rules of the remaining edges', () => {
    const graph = new TaskGraph(
      [subtask(1), subtask(2), subtask(3)],
      [dependency(1, 3, ['reach']), dependency(1, 2, ['support']), dependency(2, 3, ['support'])],
    )
    const reduced = graph.transitiveReduction()
    expect(reduced.subtasks()).toEqual(graph.subtasks())
    expect(reduced.dependencies().map(({ rules }) => rules)).toEqual([['support'], ['support']])
  })

  it('takes less than a second for 500 subtasks and 10 000 dependencies', () => {
    const graph = graphWith(500, randomEdges(500, 10_000))
    const start = processorTime()
    const reduced = graph.transitiveReduction()
    expect(processorTime() - start).toBeLessThan(1000)
    expect(reduced.dependencies().length).toBeLessThan(3000)
  })
})

describe('the critical path', () => {
  it('is a path, and as long as the longest one', () => {
    fc.assert(
      fc.property(dags(), fc.array(fc.nat(20), { minLength: 9, maxLength: 9 }), (dag, lengths) => {
        const lengthOf = (id: number) => lengths[id - 1] ?? 0
        const { path, length } = graphFrom(dag).criticalPath(lengthOf)
        expect(length).toBe(longestPath(dag, lengthOf))
        expect(path.reduce((sum, id) => sum + lengthOf(id), 0)).toBe(length)
        for (const [index, id] of path.entries()) {
          const before = path[index - 1]
          if (before !== undefined) expect(dag.edges).toContainEqual([before, id])
        }
      }),
      { seed: 12, numRuns: 200 },
    )
  })
})
