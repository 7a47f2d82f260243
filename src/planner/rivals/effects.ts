import { edgeKey } from '../../graph/edge-key.ts'
import { effects as effectsQuestion } from '../../question/kinds/effects.ts'
import { type Operator, producersToConsumers } from './producers.ts'
import type { FindEdges } from './rival-planner.ts'
import { inGroups } from './whole-graphs.ts'

/**
 * One question per subtask about its needs and results, and an edge from each producer of a fact to those that need it. With a
 * smaller budget, a question covers several subtasks; with a larger one, all are asked again, and a fact counts if half of the
 * answers name it. Source: preconditions and effects as in LLM+P, Liu et al. 2023, arXiv 2304.11477.
 */
export const effects: FindEdges = async (questions) => {
  const { ids, remaining } = questions
  const groups = inGroups(ids, remaining, 1)
  const samples = Math.max(1, Math.floor(remaining / groups.length))
  const replies = await questions.ask(
    effectsQuestion,
    Array.from({ length: samples }, (_, sample) =>
      groups.map((asked) => ({ asked, among: ids, sample })),
    ).flat(),
  )
  const answers = replies.flatMap(({ scope, value }) =>
    (value?.subtasks ?? []).filter(({ id }) => scope.asked.includes(id)),
  )
  const operators = ids.map((id): Operator => {
    const own = answers.filter((answer) => answer.id === id)
    return {
      id,
      needs: byHalf(own.map(({ needs }) => needs)),
      gives: byHalf(own.map(({ gives }) => gives)),
      takes: [],
    }
  })
  return [...new Map(producersToConsumers(operators).map((edge) => [edgeKey(edge), edge])).values()]
}

/** Facts that at least half of the answers name, in the same words except for case and spaces. */
function byHalf(answers: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const answer of answers)
    for (const fact of new Set(answer.map(inPlainForm))) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return [...counts].flatMap(([fact, count]) => (2 * count >= answers.length ? [fact] : []))
}

const inPlainForm = (fact: string): string =>
  fact
    .toLowerCase()
    .replaceAll(/[\s,[\]]+/g, ' ')
    .trim()
