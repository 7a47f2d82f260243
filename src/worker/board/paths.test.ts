import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dag, dags, graphFrom, graphWith, ladder } from '../../graph/testing.ts'
import { coveringPaths, type Path, pathsOf } from './paths.ts'

/** Every path from a root to a sink, by recursion over the plain edges. */
function allPaths({ size, edges }: Dag): string[] {
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  const onwards = (path: number[]): number[][] => {
    const next = edges.flatMap(([from, to]) => (from === path.at(-1) ? [to] : []))
    return next.length === 0 ? [path] : next.flatMap((id) => onwards([...path, id]))
  }
  const roots = ids.filter((id) => edges.every(([, to]) => to !== id))
  return roots.flatMap((root) => onwards([root])).map(String)
}

const isWay = (path: Path, { edges }: Dag): boolean =>
  path.every((id, index) => index === 0 || edges.some(([from, to]) => from === path[index - 1] && to === id))

describe('the paths of a task graph', () => {
  it('are all ways from a root to a sink, each once', () => {
    fc.assert(
      fc.property(dags(), (dag) => {
        const paths = [...pathsOf(graphFrom(dag))].map(String)
        expect(paths.sort()).toEqual(allPaths(dag).sort())
      }),
      { seed: 13, numRuns: 200 },
    )
  })

  it('of a subtask that stands alone are itself', () => {
    expect([...pathsOf(graphWith(2, []))]).toEqual([[1], [2]])
  })

  it('are generated one at a time: of 2^40 the first ten are available at once', () => {
    const graph = ladder(40)
    const first: Path[] = []
    for (const path of pathsOf(graph)) if (first.push(path) === 10) break
    expect(new Set(first.map(String)).size).toBe(10)
    for (const path of first) expect([path.length, path[0], path.at(-1)]).toEqual([81, 1, 121])
  })
})

describe('covering paths', () => {
  it('pass every subtask, on ways from a root to a sink, even where the limit cuts them short', () => {
    fc.assert(
      fc.property(dags(), fc.integer({ min: 1, max: 4 }), (dag, limit) => {
        const paths = coveringPaths(graphFrom(dag), limit)
        expect(new Set(paths.flat()).size).toBe(dag.size)
        const all = new Set(allPaths(dag))
        for (const path of paths) expect(isWay(path, dag) && all.has(String(path))).toBe(true)
      }),
      { seed: 14, numRuns: 200 },
    )
  })

  it('are all paths, none twice, where these are few', () => {
    fc.assert(
      fc.property(dags(6), (dag) => {
        expect(coveringPaths(graphFrom(dag)).map(String).sort()).toEqual(allPaths(dag).sort())
      }),
      { seed: 15, numRuns: 100 },
    )
  })

  it('of a graph with 2^40 paths are few and still pass every subtask', () => {
    const paths = coveringPaths(ladder(40))
    expect(new Set(paths.flat()).size).toBe(121)
    expect(paths.length).toBeLessThanOrEqual(256 + 121)
  })
})
