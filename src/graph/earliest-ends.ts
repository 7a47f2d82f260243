import type { Requirements } from './requirements.ts'

/** The earliest possible end of a subtask, and the prerequisite that ends last. */
export interface EarliestEnd {
  end: number
  after: number | undefined
}

/**
 * The earliest end of every subtask for a team that is large enough: after all its requirements; for a group, after the member
 * that ends first. Subtasks are settled in the order of their ends (Knuth's generalization of Dijkstra's algorithm). Time
 * O(subtasks · (subtasks + dependencies)).
 * @param length must not be negative
 */
export function earliestEnds(
  graph: {
    topologicalOrder(): readonly number[]
    requirements(id: number): Requirements
    dependents(id: number): readonly number[]
  },
  length: (id: number) => number,
): Map<number, EarliestEnd> {
  const settled = new Map<number, EarliestEnd>()
  /** Subtasks whose requirements are settled, in the order of settling. */
  const open = new Map<number, EarliestEnd>()
  /** The member of each requirement that ends first; undefined while none of its members has an end. */
  const firstEnds = (id: number): number[] | undefined => {
    const firsts = graph.requirements(id).map((members) => members.filter((other) => settled.has(other)))
    if (firsts.some((members) => members.length === 0)) return undefined
    return firsts.map((members) =>
      members.reduce((best, other) => (endOf(other) < endOf(best) ? other : best)),
    )
  }
  const endOf = (id: number) => settled.get(id)?.end ?? 0
  const consider = (id: number) => {
    const firsts = settled.has(id) || open.has(id) ? undefined : firstEnds(id)
    if (firsts === undefined) return
    const after = firsts.reduce<number | undefined>(
      (last, other) => (last === undefined || endOf(other) > endOf(last) ? other : last),
      undefined,
    )
    open.set(id, { end: length(id) + (after === undefined ? 0 : endOf(after)), after })
  }
  for (const id of graph.topologicalOrder()) if (graph.requirements(id).length === 0) consider(id)
  while (open.size > 0) {
    const [id, next] = [...open].reduce((best, other) => (other[1].end < best[1].end ? other : best))
    open.delete(id)
    settled.set(id, next)
    for (const dependent of graph.dependents(id)) consider(dependent)
  }
  return settled
}
