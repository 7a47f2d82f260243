import { edgeKey } from '../../../graph/edge-key.ts'
import type { Arm } from '../booklet.ts'
import { coverOf, inQuestions } from '../cover.ts'
import type { EdgeRecord } from '../edge-record.ts'
import type { Interview } from '../interview.ts'

/** Round numbers of the first answers to interventions: earlier ones are used by the initial graph. */
const FIRST_ROUND = 10

/** `samples` answers about each edge in each of these arms: whether it stood. */
export async function answersIn(
  arms: readonly Arm[],
  edges: readonly EdgeRecord[],
  { interview, samples }: { interview: Interview; samples: number },
): Promise<Map<EdgeRecord, boolean[][]>> {
  const groups = inQuestions(coverOf(edges))
  const questions = arms.flatMap((arm, index) =>
    Array.from({ length: samples }, (_, sample) => FIRST_ROUND + sample).flatMap((round) =>
      groups.map((nodes) => ({ nodes, arm, round, index, also: otherEnds(nodes, edges) })),
    ),
  )
  const answers = await Promise.all(questions.map((question) => interview.ask(question)))
  const stood = new Map(edges.map((edge) => [edge, arms.map((): boolean[] => [])]))
  for (const [at, answer] of answers.entries()) {
    const { index } = questions[at] as (typeof questions)[number]
    const named = new Set(answer.edges.map(edgeKey))
    for (const edge of edges)
      if (answer.isAbout(edge)) stood.get(edge)?.[index]?.push(named.has(edgeKey(edge)))
  }
  return stood
}

/** The nodes at the other ends of these nodes' edges. */
export function otherEnds(nodes: readonly number[], edges: readonly EdgeRecord[]): number[] {
  const chosen = new Set(nodes)
  return edges.flatMap(({ from, to }) => (chosen.has(from) ? [to] : chosen.has(to) ? [from] : []))
}

/** Whether most answers name the edge. */
export const stands = (answers: readonly boolean[]): boolean =>
  answers.filter(Boolean).length * 2 > answers.length
