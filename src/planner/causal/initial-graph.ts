import { type EdgeRecord, edgeKey } from './edge-record.ts'
import type { Interview, NamedEdge } from './interview.ts'

/**
 * Predicts the dependencies under the rules as they stand, one question a subtask (paper, §3.4 and Table 7). Each edge is
 * asked for from both of its ends and counts when either names it; both answers are kept as observations.
 */
export async function predictInitialGraph(interview: Interview): Promise<EdgeRecord[]> {
  const arm = { kind: 'control' } as const
  const answers = await Promise.all(
    interview.subtasks.map(async ({ id }) => [id, await interview.ask({ node: id, arm })] as const),
  )
  const byNode = new Map(
    answers.map(([id, { edges, listed }]) => [
      id,
      { listed, named: new Map(edges.map((edge) => [edgeKey(edge), edge])) },
    ]),
  )
  const known = new Set(interview.rules.map(({ id }) => id))
  const records = new Map<string, EdgeRecord>()
  for (const { from, to } of answers.flatMap(([, { edges }]) => edges)) {
    const key = edgeKey({ from, to })
    if (records.has(key)) continue
    const ends = [byNode.get(from), byNode.get(to)]
    const said = ends
      .map((end) => end?.named.get(key))
      .filter((edge): edge is NamedEdge => edge !== undefined)
    const observations = [
      { end: ends[0], other: to },
      { end: ends[1], other: from },
    ].flatMap(({ end, other }) => (end?.listed.has(other) ? [{ arm, stood: end.named.has(key) }] : []))
    const named = [...new Set(said.flatMap(({ rules }) => rules))].filter((rule) => known.has(rule))
    records.set(key, { from, to, named, reason: said[0]?.reason ?? '', observations })
  }
  return [...records.values()].sort((a, b) => a.from - b.from || a.to - b.to)
}
