import { createRandom } from '../../core/random.ts'
import { edgeKey } from '../edge-key.ts'
import { canBeDone, ranksOf } from '../requirements.ts'
import { closureOf, type Edge, edgeGraph, reductionOf } from './edge-graph.ts'
import { followersIn, type NeedsGraph, needsGraph, resolvedLike } from './needs-graph.ts'
import { randomOrder } from './random-order.ts'

/** How well the found edges match the true ones; 1 is best. All three are 1 if both sets are empty. */
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
  /** Agreement of the edges as given; a true group of alternatives counts as one. */
  edges: Agreement
  /** Agreement of the transitive closures, so that redundant edges do not matter. */
  closure: Agreement
  /**
   * Structural Hamming distance between the transitive reductions: edges to add, remove or reverse. (On the graphs
   * themselves a redundant edge would count as an error.)
   */
  hammingDistance: number
  /** Whether every order that the planned graph allows meets all true requirements: nothing is missing. */
  sufficient: boolean
  /** Whether some order satisfies both the planned and the true edges: taken together they have no cycle. */
  executable: boolean
  /** Share of random topological orders of the planned graph that satisfy all true edges. */
  executableOrders: number
  /** Size of the largest generation (subtasks of equal rank): the number of agents that can work at the same time. */
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
 * Scores planned edges against the true ones over the same subtasks. Edges to unknown subtasks and self-loops are ignored.
 * Either graph may have groups of alternatives: a true group is found if the plan requires one of its members, or one of
 * some of them, and an edge from any member is true. Time O(E·V/32 + V²), with alternatives O(V · ranks · E).
 */
export function scoreGraph(
  nodes: readonly number[],
  planned: Iterable<Edge>,
  truth: Iterable<Edge>,
  { seed = 1, orders = 20 }: ScoreOptions = {},
): GraphScore {
  const plannedGraph = needsGraph(nodes, planned)
  const wanted = needsGraph(nodes, truth)
  const closure = closureAgreement(plannedGraph, wanted)
  return {
    edges: edgeAgreement(plannedGraph, wanted),
    closure,
    hammingDistance: hammingDistance(
      reductionOf(resolvedLike(plannedGraph, wanted)),
      reductionOf(resolvedLike(wanted, plannedGraph)),
    ),
    sufficient: closure.recall === 1,
    executable: isExecutable(plannedGraph, wanted),
    executableOrders: executableOrders(plannedGraph, wanted, seed, orders),
    ...shapeOf(plannedGraph),
  }
}

/** @param counts the true edges among those found and the found edges among the true ones, with their totals */
function agreement(counts: { right: number; found: number; met: number; wanted: number }): Agreement {
  const { right, found, met, wanted } = counts
  const precision = found === 0 ? 1 : right / found
  const recall = wanted === 0 ? 1 : met / wanted
  const sum = precision + recall
  return { precision, recall, f1: sum === 0 ? 0 : (2 * precision * recall) / sum }
}

const isWithin = (members: readonly number[], group: readonly number[]): boolean =>
  members.every((id) => group.includes(id))

/** Edges that belong to a true requirement, and true requirements that the plan contains or narrows down. */
function edgeAgreement(plan: NeedsGraph, wanted: NeedsGraph): Agreement {
  const trueEdges = new Set(wanted.edges.map(edgeKey))
  const all = wanted.nodes.flatMap((to) => wanted.requirementsOf(to).map((members) => ({ to, members })))
  const met = all.filter(({ to, members }) =>
    plan.requirementsOf(to).some((planned) => isWithin(planned, members)),
  )
  return agreement({
    right: plan.edges.filter((edge) => trueEdges.has(edgeKey(edge))).length,
    found: plan.edges.length,
    met: met.length,
    wanted: all.length,
  })
}

/**
 * Enforced and required order: pairs in which the first always comes before the second, and groups. A pair of the plan is right
 * if a chain of true edges, alternatives included, leads from one to the other.
 */
function closureAgreement(planned: NeedsGraph, wanted: NeedsGraph): Agreement {
  const [enforced, needed, justified] = [followersIn(planned), followersIn(wanted), closureOf(wanted)]
  const counts = { right: 0, found: 0, met: 0, wanted: 0 }
  for (const id of planned.nodes) {
    const own = new Set(enforced(id))
    const must = needed(id)
    const met = must.filter((other) => own.has(other)).length
    counts.found += own.size
    counts.wanted += must.length
    counts.met += met
    counts.right += wanted.hasAlternatives ? justified(id).filter((other) => own.has(other)).length : met
  }
  for (const { to, members } of openGroups(wanted, needed)) {
    counts.wanted++
    if (!canBeDone(to, planned.requirementsOf, new Set(members))) counts.met++
  }
  for (const { to, members } of openGroups(planned, enforced)) {
    counts.found++
    if (members.every((id) => justified(id).includes(to))) counts.right++
  }
  return agreement(counts)
}

/** Groups none of whose members is enforced anyway. */
function openGroups(graph: NeedsGraph, followers: (from: number) => readonly number[]) {
  if (!graph.hasAlternatives) return []
  return graph.nodes.flatMap((to) =>
    graph
      .requirementsOf(to)
      .filter((members) => members.length > 1 && !members.some((id) => followers(id).includes(to)))
      .map((members) => ({ to, members })),
  )
}

/** Whether some order satisfies the requirements of both. */
function isExecutable(planned: NeedsGraph, wanted: NeedsGraph): boolean {
  if (!planned.hasAlternatives && !wanted.hasAlternatives)
    return edgeGraph(planned.nodes, [...planned.edges, ...wanted.edges]).order !== undefined
  const both = (id: number) => [...planned.requirementsOf(id), ...wanted.requirementsOf(id)]
  return ranksOf(planned.nodes, both).size === planned.nodes.length
}

/** Number of additions, deletions and reversals that turn one set of edges into the other. */
export function hammingDistance(a: readonly Edge[], b: readonly Edge[]): number {
  const [inA, inB] = [new Set(a.map(edgeKey)), new Set(b.map(edgeKey))]
  const turned = ({ from, to }: Edge) => edgeKey({ from: to, to: from })
  const onlyA = a.filter((edge) => !inB.has(edgeKey(edge)))
  const onlyB = b.filter((edge) => !inA.has(edgeKey(edge)))
  const missing = new Set(onlyB.map(edgeKey))
  const reversals = onlyA.filter((edge) => missing.has(turned(edge))).length
  return onlyA.length + onlyB.length - reversals
}

function executableOrders(planned: NeedsGraph, wanted: NeedsGraph, seed: number, orders: number): number {
  if (orders === 0) return 0
  const random = createRandom(seed)
  let executable = 0
  for (let i = 0; i < orders; i++) {
    const order = randomOrder(planned, random)
    if (order === undefined) return 0
    const rank = new Map(order.map((id, index) => [id, index]))
    const comesFirst = (from: number, to: number) => (rank.get(from) ?? 0) < (rank.get(to) ?? 0)
    const isMet = (to: number) =>
      wanted.requirementsOf(to).every((members) => members.some((from) => comesFirst(from, to)))
    if (wanted.nodes.every(isMet)) executable++
  }
  return executable / orders
}

/** Both values are 0 for a graph that allows no order. */
function shapeOf(graph: NeedsGraph): { width: number; criticalPath: number } {
  const sizes: number[] = []
  for (const rank of graphRanks(graph).values()) sizes[rank] = (sizes[rank] ?? 0) + 1
  return { width: sizes.reduce((most, size) => Math.max(most, size), 0), criticalPath: sizes.length }
}

/** Ranks as in `TaskGraph.generations`; none for a graph that allows no order. */
function graphRanks({ nodes, order, successors, ...graph }: NeedsGraph): ReadonlyMap<number, number> {
  if (graph.hasAlternatives) {
    const all = ranksOf(nodes, graph.requirementsOf)
    return all.size === nodes.length ? all : new Map()
  }
  const ranks = new Map<number, number>()
  for (const id of order ?? []) {
    const rank = ranks.get(id) ?? 0
    ranks.set(id, rank)
    for (const next of successors.get(id) ?? []) ranks.set(next, Math.max(ranks.get(next) ?? 0, rank + 1))
  }
  return ranks
}
