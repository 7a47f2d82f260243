import { Reachability } from '../reachability.ts'
import { reducedSuccessors } from '../transitive-reduction.ts'

/** A directed edge between subtasks, by their ids. */
export interface Edge {
  from: number
  to: number
}

/** A graph as ids and edges: what scores are computed on. Unlike a TaskGraph it may hold a cycle. */
export interface EdgeGraph {
  readonly nodes: readonly number[]
  /** Each edge once, without edges from a node to itself or to nodes that do not exist. */
  readonly edges: readonly Edge[]
  readonly successors: ReadonlyMap<number, readonly number[]>
  /** A topological order, undefined when there is a cycle. */
  readonly order: readonly number[] | undefined
}

export function edgeGraph(nodes: readonly number[], edges: Iterable<Edge>): EdgeGraph {
  const successors = new Map<number, number[]>(nodes.map((id) => [id, []]))
  const seen = new Set<string>()
  const kept: Edge[] = []
  for (const { from, to } of edges) {
    const list = successors.get(from)
    if (list === undefined || !successors.has(to) || from === to || seen.has(`${from}→${to}`)) continue
    seen.add(`${from}→${to}`)
    list.push(to)
    kept.push({ from, to })
  }
  return { nodes, edges: kept, successors, order: orderOf(nodes, successors, (ready) => ready.length - 1) }
}

/**
 * A topological order in O(V + E) (Kahn); undefined when there is a cycle.
 * @param choose which of the nodes that are ready comes next, by its place in the list
 */
export function orderOf(
  nodes: readonly number[],
  successors: ReadonlyMap<number, readonly number[]>,
  choose: (ready: readonly number[]) => number,
): number[] | undefined {
  const waiting = new Map<number, number>()
  for (const next of successors.values()) for (const id of next) waiting.set(id, (waiting.get(id) ?? 0) + 1)
  const ready = nodes.filter((id) => !waiting.has(id))
  const order: number[] = []
  while (ready.length > 0) {
    const place = choose(ready)
    const id = ready[place] as number
    ready[place] = ready.at(-1) as number
    ready.pop()
    order.push(id)
    for (const next of successors.get(id) ?? []) {
      const left = (waiting.get(next) ?? 0) - 1
      waiting.set(next, left)
      if (left === 0) ready.push(next)
    }
  }
  return order.length === nodes.length ? order : undefined
}

/**
 * The transitive closure as a set of nodes for each node, in O(E·V/32); with a cycle by search from each node, in O(V·E).
 */
export function closureOf({ nodes, successors, order }: EdgeGraph): (from: number) => readonly number[] {
  if (order !== undefined) {
    const reach = new Reachability(order, (id) => successors.get(id) ?? [])
    return (from) => nodes.filter((to) => reach.reaches(from, to))
  }
  return (from) => {
    const seen = new Set<number>()
    const open = [from]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const next of successors.get(id) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
    return [...seen]
  }
}

/** The edges that no longer way replaces, in O(E·V/32). A graph with a cycle is left as it is. */
export function reductionOf(graph: EdgeGraph): readonly Edge[] {
  const { order, successors } = graph
  if (order === undefined) return graph.edges
  return [...reducedSuccessors(order, (id) => successors.get(id) ?? [])].flatMap(([from, targets]) =>
    targets.map((to) => ({ from, to })),
  )
}
