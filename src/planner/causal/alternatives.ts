import { edgeKey } from '../../graph/edge-key.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import type { Plan } from '../plan.ts'

/** Rules about needs that are not used up: the results of one subtask serve all later ones. */
const LASTING: ReadonlySet<string> = new Set(['tool-tier-before-mine', 'table-before-craft'])

type Edges = Plan['dependencies']

/**
 * If a plan contains the same subtask several times, one of them is enough for subtasks that only need its tool or table. Each
 * edge that such rules alone cause therefore becomes a group: the named subtask, or any other that does the same.
 */
export function withAlternatives(edges: Edges, subtasks: readonly Subtask[]): Edges {
  const doing = new Map(subtasks.map((subtask) => [subtask.id, JSON.stringify(subtask.step)]))
  const alike = Map.groupBy(subtasks, ({ id }) => doing.get(id))
  const groups = new Map<number, number>()
  const named = new Set(edges.map(edgeKey))
  const isLasting = ({ rules }: Dependency) => rules.length > 0 && rules.every((rule) => LASTING.has(rule))
  return edges.flatMap((edge) => {
    const { from, to } = edge
    const others = (alike.get(doing.get(from)) ?? []).filter(
      ({ id }) => id !== from && id !== to && !named.has(edgeKey({ from: id, to })),
    )
    if (!isLasting(edge) || others.length === 0) return [edge]
    const group = (groups.get(to) ?? 0) + 1
    groups.set(to, group)
    const instead = others.map(({ id }) => ({
      ...edge,
      from: id,
      anyOf: [group],
      reason: `It does the same as #${from}, and what is needed of that is not used up.`,
    }))
    return [{ ...edge, anyOf: [group] }, ...instead]
  })
}
