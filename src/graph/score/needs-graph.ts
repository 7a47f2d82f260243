import { edgeKey } from '../edge-key.ts'
import { type Requirements, ranksOf, requirementsFrom } from '../requirements.ts'
import { closureOf, type Edge, type EdgeGraph, edgeGraph } from './edge-graph.ts'

/** A graph for scoring: its edges, and the requirements of each subtask. */
export interface NeedsGraph extends EdgeGraph {
  readonly hasAlternatives: boolean
  requirementsOf(id: number): Requirements
}

export function needsGraph(nodes: readonly number[], edges: Iterable<Edge>): NeedsGraph {
  const graph = edgeGraph(nodes, edges)
  const into = Map.groupBy(graph.edges, ({ to }) => to)
  const requirements = new Map([...into].map(([to, own]) => [to, requirementsFrom(own)]))
  return {
    ...graph,
    hasAlternatives: graph.edges.some(({ anyOf }) => anyOf !== undefined),
    requirementsOf: (id) => requirements.get(id) ?? [],
  }
}

/**
 * The subtasks that can only be done once a given one is: those that its edges lead to or, with alternatives, those that cannot
 * be reached without it. Time O(E·V/32) for all, with alternatives O(V · ranks · E).
 */
export function followersIn(graph: NeedsGraph): (from: number) => readonly number[] {
  if (!graph.hasAlternatives) return closureOf(graph)
  const { nodes, requirementsOf } = graph
  const possible = ranksOf(nodes, requirementsOf)
  return (from) => {
    const others = nodes.filter((id) => id !== from)
    const without = ranksOf(others, requirementsOf)
    return others.filter((id) => possible.has(id) && !without.has(id))
  }
}

/**
 * The graph without alternatives that is nearest to another: for each group it keeps a member that the other graph has, otherwise
 * the one that can be done first.
 */
export function resolvedLike(graph: NeedsGraph, other: NeedsGraph): EdgeGraph {
  if (!graph.hasAlternatives) return graph
  const ranks = ranksOf(graph.nodes, graph.requirementsOf)
  const rank = (id: number) => ranks.get(id) ?? Number.POSITIVE_INFINITY
  const otherEdges = new Set(other.edges.map(edgeKey))
  const edges = graph.nodes.flatMap((to) =>
    graph.requirementsOf(to).map((members) => {
      const shared = members.filter((from) => otherEdges.has(edgeKey({ from, to })))
      const [from] = (shared.length > 0 ? shared : [...members]).sort((a, b) => rank(a) - rank(b) || a - b)
      return { from: from as number, to }
    }),
  )
  return edgeGraph(graph.nodes, edges)
}
