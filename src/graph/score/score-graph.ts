import { createRandom } from '../../core/random.ts'
import { closureOf, type Edge, type EdgeGraph, edgeGraph, orderOf, reductionOf } from './edge-graph.ts'

/** How well found edges match the true ones; 1 is best. All three are 1 if both sets are empty. */
export interface Agreement {
  /** Share of the found edges that are true. */
  precision: number
  /** Share of the true edges that were found. */
  recall: number
  /** Their harmonic mean. */
  f1: number
}

/** How well a planned graph matches the true one. */
export interface GraphScore {
  /** Agreement of the edges as given. */
  edges: Agreement
  /** Agreement of the transitive closures, so that redundant edges do not matter. */
  closure: Agreement
  /**
   * Structural Hamming distance between the transitive reductions: edges to add, remove or reverse. (On the graphs
   * themselves a redundant edge would count as an error.)
   */
  hammingDistance: number
  /** Whether some order satisfies both the planned and the true edges: together they have no cycle. */
  executable: boolean
  /** Share of random topological orders of the planned graph that satisfy all true edges. */
  executableOrders: number
  /** Size of the largest generation (subtasks of equal rank): a number of agents that can all work at once. */
  width: number
  /** Number of subtasks on the longest chain. */
  criticalPath: number
}

export interface ScoreOptions {
  seed?: number
  /** Number of random orders to try. */
  orders?: number
}

/**
 * Scores planned edges against the true ones over the same subtasks. Edges to unknown subtasks and self-loops are
 * ignored. Time O(E·V/32 + V²).
 */
export function scoreGraph(
  nodes: readonly number[],
  planned: Iterable<Edge>,
  truth: Iterable<Edge>,
  { seed = 1, orders = 20 }: ScoreOptions = {},
): GraphScore {
  const found = edgeGraph(nodes, planned)
  const wanted = edgeGraph(nodes, truth)
  return {
    edges: agreement(found.edges.length, wanted.edges.length, countCommon(found.edges, wanted.edges)),
    closure: closureAgreement(found, wanted),
    hammingDistance: hammingDistance(reductionOf(found), reductionOf(wanted)),
    executable: edgeGraph(nodes, [...found.edges, ...wanted.edges]).order !== undefined,
    executableOrders: executableOrders(found, wanted, seed, orders),
    ...shapeOf(found),
  }
}

function agreement(found: number, wanted: number, common: number): Agreement {
  const precision = found === 0 ? 1 : common / found
  const recall = wanted === 0 ? 1 : common / wanted
  return { precision, recall, f1: found + wanted === 0 ? 1 : (2 * common) / (found + wanted) }
}

const keyOf = ({ from, to }: Edge): string => `${from}→${to}`

function countCommon(a: readonly Edge[], b: readonly Edge[]): number {
  const known = new Set(b.map(keyOf))
  return a.filter((edge) => known.has(keyOf(edge))).length
}

function closureAgreement(found: EdgeGraph, wanted: EdgeGraph): Agreement {
  const [ofFound, ofWanted] = [closureOf(found), closureOf(wanted)]
  let [inFound, inWanted, common] = [0, 0, 0]
  for (const id of found.nodes) {
    const own = new Set(ofFound(id))
    const must = ofWanted(id)
    inFound += own.size
    inWanted += must.length
    for (const other of must) if (own.has(other)) common++
  }
  return agreement(inFound, inWanted, common)
}

/** Number of additions, deletions and reversals that turn one set of edges into the other. */
export function hammingDistance(a: readonly Edge[], b: readonly Edge[]): number {
  const [inA, inB] = [new Set(a.map(keyOf)), new Set(b.map(keyOf))]
  const turned = ({ from, to }: Edge) => keyOf({ from: to, to: from })
  const onlyA = a.filter((edge) => !inB.has(keyOf(edge)))
  const onlyB = b.filter((edge) => !inA.has(keyOf(edge)))
  const missing = new Set(onlyB.map(keyOf))
  const reversals = onlyA.filter((edge) => missing.has(turned(edge))).length
  return onlyA.length + onlyB.length - reversals
}

function executableOrders(found: EdgeGraph, wanted: EdgeGraph, seed: number, orders: number): number {
  if (found.order === undefined || orders === 0) return 0
  const random = createRandom(seed)
  let executable = 0
  for (let i = 0; i < orders; i++) {
    const order = orderOf(found.nodes, found.successors, (ready) => random.integer(ready.length)) ?? []
    const rank = new Map(order.map((id, index) => [id, index]))
    if (wanted.edges.every(({ from, to }) => (rank.get(from) ?? 0) < (rank.get(to) ?? 0))) executable++
  }
  return executable / orders
}

/** A node's rank is one more than the highest of its prerequisites. Both values are 0 for a graph with a cycle. */
function shapeOf({ order, successors }: EdgeGraph): { width: number; criticalPath: number } {
  const rank = new Map<number, number>()
  const sizes: number[] = []
  for (const id of order ?? []) {
    const own = rank.get(id) ?? 0
    sizes[own] = (sizes[own] ?? 0) + 1
    for (const next of successors.get(id) ?? []) rank.set(next, Math.max(rank.get(next) ?? 0, own + 1))
  }
  return { width: sizes.reduce((most, size) => Math.max(most, size), 0), criticalPath: sizes.length }
}
