import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import { verifyEdges } from '../../question/kinds/verify-edges.ts'
import type { FindEdges } from './rival-planner.ts'
import type { RivalQuestions } from './rival-questions.ts'
import { wholeGraph } from './whole-graphs.ts'

/** Rounds of verification: further ones are known to change little. */
const ROUNDS = 3

/**
 * One whole graph, which the model then checks and repairs, at most three times or until it finds no more errors. A larger budget
 * is not used. Sources: verification and repair of plans by the model itself, arXiv 2512.24103; against it Valmeekam et al. 2023,
 * arXiv 2310.08118.
 */
export const verifier: FindEdges = async (questions) => {
  const { ids, remaining } = questions
  const scopes = wholeGraph(ids, Math.max(1, Math.floor(remaining / 2)))
  const replies = await questions.edges(scopes)
  const edges = new Map(replies.flatMap((reply) => reply.edges.map((edge) => [edgeKey(edge), edge] as const)))
  for (let round = 1; round <= ROUNDS && questions.remaining >= scopes.length; round++)
    if (!(await mend(edges, { questions, scopes, round }))) break
  return [...edges.values()]
}

/** Removes the edges that the model calls wrong and adds the missing ones. @returns whether it found any errors */
async function mend(
  edges: Map<string, Ends>,
  {
    questions,
    scopes,
    round,
  }: { questions: RivalQuestions; scopes: ReturnType<typeof wholeGraph>; round: number },
): Promise<boolean> {
  const before = [...edges.keys()].sort().join()
  const listed = new Set(questions.ids)
  const replies = await questions.ask(
    verifyEdges,
    scopes.map(({ asked, among }) => ({
      asked,
      among,
      sample: round,
      claimed: [...edges.values()].filter(({ from, to }) => asked.includes(from) || asked.includes(to)),
    })),
  )
  for (const { value } of replies) {
    for (const { before: from, after: to } of value?.wrong ?? []) edges.delete(edgeKey({ from, to }))
    for (const { before: from, after: to } of value?.missing ?? [])
      if (from !== to && listed.has(from) && listed.has(to)) edges.set(edgeKey({ from, to }), { from, to })
  }
  return [...edges.keys()].sort().join() !== before
}
