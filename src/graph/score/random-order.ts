import type { Random } from '../../core/random.ts'
import { isSatisfied } from '../requirements.ts'
import { orderOf } from './edge-graph.ts'
import type { NeedsGraph } from './needs-graph.ts'

/** A random order that meets all requirements; undefined if there is none. */
export function randomOrder(graph: NeedsGraph, random: Random): number[] | undefined {
  const { nodes, successors, order, hasAlternatives, requirementsOf } = graph
  if (!hasAlternatives) return order && orderOf(nodes, successors, (ready) => random.integer(ready.length))
  const done = new Set<number>()
  while (done.size < nodes.length) {
    const ready = nodes.filter(
      (id) => !done.has(id) && isSatisfied(requirementsOf(id), (other) => done.has(other)),
    )
    const next = random.pick(ready)
    if (next === undefined) return undefined
    done.add(next)
  }
  return [...done]
}
