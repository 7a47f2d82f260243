import type { EdgeRecord } from './edge-record.ts'

/** Number of subtasks whose edges one question asks for. */
export const NODES_A_QUESTION = 8

/** The edges by the nodes they touch. */
function incidence(edges: readonly EdgeRecord[]): Map<number, EdgeRecord[]> {
  const byNode = new Map<number, EdgeRecord[]>()
  for (const edge of edges) {
    for (const node of [edge.from, edge.to]) {
      const list = byNode.get(node)
      if (list === undefined) byNode.set(node, [edge])
      else list.push(edge)
    }
  }
  return byNode
}

/**
 * A small set of nodes that touches every edge, so that questions about them ask about all edges: nodes with many edges first,
 * then nodes whose edges are covered by others are removed again. Time O(E + V log V).
 */
export function coverOf(edges: readonly EdgeRecord[]): number[] {
  const byNode = incidence(edges)
  const order = [...byNode.keys()].sort(
    (a, b) => (byNode.get(b)?.length ?? 0) - (byNode.get(a)?.length ?? 0) || a - b,
  )
  const chosen = new Set<number>()
  const covered = new Set<EdgeRecord>()
  for (const node of order) {
    const list = byNode.get(node) ?? []
    if (list.every((edge) => covered.has(edge))) continue
    chosen.add(node)
    for (const edge of list) covered.add(edge)
  }
  for (const node of [...chosen].reverse()) {
    const list = byNode.get(node) ?? []
    if (list.every(({ from, to }) => chosen.has(from === node ? to : from))) chosen.delete(node)
  }
  return [...chosen].sort((a, b) => a - b)
}

/** The nodes in as few groups as questions can hold, of nearly equal size. */
export function inQuestions(nodes: readonly number[]): number[][] {
  const count = Math.ceil(nodes.length / NODES_A_QUESTION)
  const size = Math.ceil(nodes.length / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => nodes.slice(index * size, (index + 1) * size))
}
