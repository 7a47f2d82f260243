import Graphology from 'graphology'
import { stronglyConnectedComponents } from 'graphology-components'

const { DirectedGraph } = Graphology

interface Edge {
  readonly from: number
  readonly to: number
}

/**
 * Splits edges into an acyclic set to keep and the rest. Edges are considered strongest first, and one is removed if the edges
 * kept so far form a path back from its end to its start. Only edges inside a strongly connected component can be part of a
 * cycle: time O(V + E), plus O(E) for each edge of such a component.
 * @param edges strongest first, without edges from a node to itself
 */
export function breakCycles<E extends Edge>(edges: readonly E[]): { kept: E[]; broken: E[] } {
  const graph = new DirectedGraph()
  for (const { from, to } of edges) graph.mergeDirectedEdge(from, to)
  const component = new Map<number, number>()
  for (const [index, nodes] of stronglyConnectedComponents(graph).entries()) {
    for (const node of nodes) component.set(Number(node), index)
  }
  const acyclic: E[] = []
  const broken: E[] = []
  const within = new Map<number, number[]>()
  for (const edge of edges) {
    if (component.get(edge.from) !== component.get(edge.to)) acyclic.push(edge)
    else if (leads(within, edge.to, edge.from)) broken.push(edge)
    else {
      within.set(edge.from, [...(within.get(edge.from) ?? []), edge.to])
      acyclic.push(edge)
    }
  }
  return { kept: acyclic, broken }
}

function leads(next: ReadonlyMap<number, readonly number[]>, from: number, goal: number): boolean {
  const seen = new Set([from])
  const open = [from]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === goal) return true
    for (const other of next.get(node) ?? []) {
      if (seen.has(other)) continue
      seen.add(other)
      open.push(other)
    }
  }
  return false
}
