import { NODES_A_QUESTION } from '../causal/cover.ts'
import type { EdgeReply, RivalQuestions, Scope } from './rival-questions.ts'

/** The subtasks in at most `limit` groups of nearly equal size, of at most eight each where the limit allows it. */
export function inGroups(ids: readonly number[], limit: number, most = NODES_A_QUESTION): number[][] {
  const groups = Math.max(1, Math.min(limit, Math.ceil(ids.length / most)))
  const size = Math.ceil(ids.length / groups)
  return Array.from({ length: groups }, (_, index) => ids.slice(index * size, (index + 1) * size)).filter(
    (group) => group.length > 0,
  )
}

/** The questions of one whole graph. */
export const wholeGraph = (ids: readonly number[], limit: number, sample = 0): Scope[] =>
  inGroups(ids, limit).map((asked) => ({ asked, among: ids, sample }))

/** Asks for the whole graph as many times as the budget allows: k samples of every group of subtasks. */
export function askWholeGraphs(questions: RivalQuestions): Promise<EdgeReply[]> {
  const { ids, remaining } = questions
  const groups = wholeGraph(ids, remaining)
  const samples = Math.max(1, Math.floor(remaining / groups.length))
  return questions.edges(
    Array.from({ length: samples }, (_, sample) => groups.map((scope) => ({ ...scope, sample }))).flat(),
  )
}
