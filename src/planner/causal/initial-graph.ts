import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import { inQuestions } from './cover.ts'
import { counting, type EdgeRecord, noAnswers } from './edge-record.ts'
import type { Answer, Interview, NamedEdge } from './interview.ts'

/** How many times every subtask is asked about under the unchanged rules. */
const CONTROL_ROUNDS = 2

/**
 * Predicts the dependencies under the rules as they stand (paper, §3.4 and Table 7), in two rounds of questions about a few
 * subtasks each. An edge counts if any answer names it; all answers about it are kept.
 * @param options.named edges that other answers name, such as the decomposition; they count like any other
 * @throws ModelError if some subtasks have no usable answer in any round, since they would seem to need nothing
 */
export async function predictInitialGraph(
  interview: Interview,
  { rounds: count = CONTROL_ROUNDS, named = [] }: { rounds?: number; named?: readonly Ends[] } = {},
): Promise<EdgeRecord[]> {
  const ids = interview.subtasks.map(({ id }) => id)
  const rounds = Array.from({ length: count }, (_, round) => round)
  const groups = inQuestions(ids)
  const questions = rounds.flatMap((round) =>
    groups.map((nodes) => ({ nodes, arm: { kind: 'control' } as const, round })),
  )
  const answers = await Promise.all(questions.map((question) => interview.ask(question)))
  for (const [index] of groups.entries()) {
    const faults = rounds.map((round) => answers[round * groups.length + index]?.fault)
    if (faults[0] !== undefined && faults.every((fault) => fault !== undefined)) throw faults[0]
  }
  const known = new Set(interview.booklet.rules.map(({ id }) => id))
  const said = new Map<string, NamedEdge[]>()
  const listed = new Set(ids)
  const decomposed = named
    .filter(({ from, to }) => from !== to && listed.has(from) && listed.has(to))
    .map(({ from, to }): NamedEdge => ({ from, to, rules: [], reason: 'The decomposition names it.' }))
  for (const edge of [...answers.flatMap(({ edges }) => edges), ...decomposed])
    said.set(edgeKey(edge), [...(said.get(edgeKey(edge)) ?? []), edge])
  const records = [...said.values()].map((edges): EdgeRecord => {
    const { from, to, reason } = edges[0] as NamedEdge
    const named = [...new Set(edges.flatMap(({ rules }) => rules))].filter((rule) => known.has(rule)).sort()
    const answersAbout = { control: noAnswers(), paraphrase: noAnswers(), blocks: [], interventions: [] }
    return { from, to, named, reason, ...answersAbout }
  })
  for (const answer of answers) note(answer, records, 'control')
  return records.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Asks once more about all edges, with everything paraphrased. */
export async function askInOtherWords(
  interview: Interview,
  edges: readonly EdgeRecord[],
  nodes: readonly number[],
): Promise<void> {
  const arm = { kind: 'paraphrase' } as const
  const questions = inQuestions(nodes).map((group) => ({ nodes: group, arm, round: CONTROL_ROUNDS }))
  const answers = await Promise.all(questions.map((question) => interview.ask(question)))
  for (const answer of answers) note(answer, edges, 'paraphrase')
}

/** Counts an answer for all edges that it covers. */
function note(
  { edges, isAbout }: Answer,
  records: readonly EdgeRecord[],
  arm: 'control' | 'paraphrase',
): void {
  const named = new Set(edges.map(edgeKey))
  for (const record of records)
    if (isAbout(record)) record[arm] = counting(record[arm], named.has(edgeKey(record)))
}
