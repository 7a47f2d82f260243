import { edgeKey } from '../edge-key.ts'
import { Reachability } from '../reachability.ts'
import { reducedSuccessors } from '../transitive-reduction.ts'

/** A directed edge between subtasks, given by their ids. */
export interface Edge {
  from: number
  to: number
  /** Groups of alternatives, as in `Dependency`. */
  anyOf?: readonly number[] | undefined
}

/** A graph as ids and edges, for scoring. Unlike a TaskGraph it may have a cycle. Alternatives count as edges. */
export interface EdgeGraph {
  readonly nodes: readonly number[]
  /** The edges, without duplicates, self-loops and edges to unknown nodes. */
  readonly edges: readonly Edge[]
  readonly successors: ReadonlyMap<number, readonly number[]>
  /** A topological order; undefined if there is a cycle. */
  readonly order: readonly number[] | undefined
}

export function edgeGraph(nodes: readonly number[], edges: Iterable<Edge>): EdgeGraph {
  const successors = new Map<number, number[]>(nodes.map((id) => [id, []]))
  const seen = new Set<string>()
  const edgeList: Edge[] = []
  for (const edge of edges) {
    const { from, to } = edge
    const list = successors.get(from)
    if (list === undefined || !successors.has(to) || from === to || seen.has(edgeKey(edge))) continue
    seen.add(edgeKey(edge))
    list.push(to)
    edgeList.push(edge)
  }
  return {
    nodes,
    edges: edgeList,
    successors,
    order: orderOf(nodes, successors, (ready) => ready.length - 1),
  }
}

/**
 * A topological order in O(V + E) (Kahn); undefined if there is a cycle.
 * @param choose returns the index of the ready node that comes next
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
    const index = choose(ready)
    const id = ready[index] as number
    ready[index] = ready.at(-1) as number
    ready.pop()
    order.push(id)
    for (const next of successors.get(id) ?? []) {
      const open = (waiting.get(next) ?? 0) - 1
      waiting.set(next, open)
      if (open === 0) ready.push(next)
    }
  }
  return order.length === nodes.length ? order : undefined
}

/**
 * The transitive closure, as the nodes that each node reaches. Time O(E·V/32), or O(V·E) if there is a cycle.
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

/** The edges of the transitive reduction, in O(E·V/32). A graph with a cycle keeps all its edges. */
export function reductionOf(graph: EdgeGraph): readonly Edge[] {
  const { order, successors } = graph
  if (order === undefined) return graph.edges
  return [...reducedSuccessors(order, (id) => successors.get(id) ?? [])].flatMap(([from, targets]) =>
    targets.map((to) => ({ from, to })),
  )
}
