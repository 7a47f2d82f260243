import type { Arm } from '../arm.ts'
import { type EdgeRecord, edgeKey } from '../edge-record.ts'
import type { Answer, Interview } from '../interview.ts'

export interface QueryOptions {
  edges: readonly EdgeRecord[]
  interview: Interview
  /** Answers to each fixed question, and the unit of patience of the adaptive plan. */
  samples: number
  /** Chance of even one false edge kept that the decision will allow; the adaptive plan stops asking by it. */
  level: number
  /** Whether noise is to be measured by placebos. */
  placebo: boolean
}

/** Which interventions are asked for, in which order: it adds observations to the edges. */
export interface QueryPlan {
  readonly id: string
  ask(options: QueryOptions): Promise<void>
}

/** Notes an answer in all edges that it speaks of: those of the asked node to nodes that were listed. */
export function note(
  { edges, listed }: Answer,
  node: number,
  arm: Arm,
  incident: readonly EdgeRecord[],
): void {
  const named = new Set(edges.map(edgeKey))
  for (const edge of incident) {
    if (!listed.has(edge.from === node ? edge.to : edge.from)) continue
    edge.observations.push({ arm, stood: named.has(edgeKey(edge)) })
  }
}

/** The edges by the nodes they touch. */
export function incidence(edges: readonly EdgeRecord[]): Map<number, EdgeRecord[]> {
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
 * Few nodes that touch every edge, so that one question a node asks about all of them: nodes with many edges first, then
 * those are left out again whose edges others cover. Time O(E + V log V).
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
