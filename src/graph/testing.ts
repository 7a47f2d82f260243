import fc from 'fast-check'
import type { Dependency, Subtask } from './subtask.ts'
import { TaskGraph } from './task-graph.ts'

export const subtask = (id: number, actions: Subtask['actions'] = []): Subtask => ({
  id,
  description: `subtask ${id}`,
  step: { function: 'work', arguments: {} },
  actions,
})

export const dependency = (from: number, to: number, rules: string[] = []): Dependency => ({
  from,
  to,
  rules,
  reason: '',
})

/** A graph of the subtasks 1 to `size`. */
export const graphWith = (size: number, edges: readonly (readonly [number, number])[]): TaskGraph =>
  new TaskGraph(
    Array.from({ length: size }, (_, index) => subtask(index + 1)),
    edges.map(([from, to]) => dependency(from, to)),
  )

/** An acyclic graph, as its edges. Ids are shuffled, so that their order reveals nothing. */
export interface Dag {
  size: number
  edges: [number, number][]
}

export const dags = (maxSize = 9): fc.Arbitrary<Dag> =>
  fc
    .integer({ min: 1, max: maxSize })
    .chain((size) => {
      const ids = Array.from({ length: size }, (_, index) => index + 1)
      const pairs = ids.flatMap((from) =>
        ids.filter((to) => to > from).map((to): [number, number] => [from, to]),
      )
      return fc.record({
        names: fc.shuffledSubarray(ids, { minLength: size, maxLength: size }),
        edges: fc.shuffledSubarray(pairs),
      })
    })
    .map(({ names, edges }) => ({
      size: names.length,
      edges: edges.map(([from, to]): [number, number] => [names[from - 1] ?? 0, names[to - 1] ?? 0]),
    }))

export const graphFrom = ({ size, edges }: Dag): TaskGraph => graphWith(size, edges)

/**
 * A chain of rungs with two alternatives each, so that there are 2^rungs paths. Node 1 is the start; rung k has the nodes
 * 3k-1 and 3k (the alternatives) and 3k+1 (where they meet).
 */
export function ladder(rungs: number): TaskGraph {
  const edges = Array.from({ length: rungs }, (_, rung): [number, number][] => {
    const foot = 3 * rung + 1
    return [
      [foot, foot + 1],
      [foot, foot + 2],
      [foot + 1, foot + 3],
      [foot + 2, foot + 3],
    ]
  })
  return graphWith(3 * rungs + 1, edges.flat())
}
