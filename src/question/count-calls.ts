import { type Answerer, identityOf } from './answerer.ts'

/** An answerer that counts its answers by the id of the question. */
export function countingCalls(answerer: Answerer): { answerer: Answerer; calls: Record<string, number> } {
  const calls: Record<string, number> = {}
  return {
    calls,
    answerer: {
      ...identityOf(answerer),
      async answer(ask, options) {
        const answer = await answerer.answer(ask, options)
        calls[ask.question.id] = (calls[ask.question.id] ?? 0) + 1
        return answer
      },
    },
  }
}
