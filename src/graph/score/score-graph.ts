import { createRandom } from '../../core/random.ts'
import { closureOf, type Edge, type EdgeGraph, edgeGraph, orderOf, reductionOf } from './edge-graph.ts'

/** How well found edges meet the true ones; 1 is best. With nothing to find and nothing found all three are 1. */
export interface Agreement {
  /** Share of the found that is true. */
  precision: number
  /** Share of the true that is found. */
  recall: number
  /** Their harmonic mean. */
  f1: number
}

/** What a planned graph is worth beside the true one. */
export interface GraphScore {
  /** Of the edges as they stand. */
  edges: Agreement
  /** Of all pairs of which one must come before the other (transitive closure): how edges are drawn does not matter. */
  closure: Agreement
  /**
   * Structural Hamming distance between the transitive reductions: edges to add, to take away or to turn round. (On the
   * graphs themselves a redundant edge would count as a fault.)
   */
  hammingDistance: number
  /** Some order keeps to the planned and to the true edges at once: together they hold no cycle. */
  executable: boolean
  /** Share of random topological orders of the planned graph in which every true prerequisite comes first. */
  executableOrders: number
  /** Size of the largest generation (subtasks of equal rank): how many agents surely find work at once. */
  width: number
  /** Number of subtasks on the longest chain. */
  criticalPath: number
}

export interface ScoreOptions {
  seed?: number
  /** Random orders that are tried. */
  orders?: number
}

/**
 * Scores planned edges against true ones over the same subtasks. Edges to unknown subtasks and from one to itself do not
 * count. Time O(E·V/32 + V²); fit for 1,000 nodes and more.
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

/** Additions, deletions and reversals that make one set of edges of the other; a reversal counts once. */
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
  let running = 0
  for (let i = 0; i < orders; i++) {
    const order = orderOf(found.nodes, found.successors, (ready) => random.integer(ready.length)) ?? []
    const place = new Map(order.map((id, index) => [id, index]))
    const runs = wanted.edges.every(({ from, to }) => (place.get(from) ?? 0) < (place.get(to) ?? 0))
    if (runs) running++
  }
  return running / orders
}

/** Ranks: one after the last of the prerequisites. A graph with a cycle has no shape: both are 0. */
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
