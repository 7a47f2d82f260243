import { PlanError } from '../core/errors.ts'
import type { Rejection } from '../question/answerer.ts'
import type { Question } from '../question/question.ts'
import type { PlanContext } from './planner.ts'

/** How many times an answer with issues is returned to the model. */
export const MAX_RETRIES = 2
/** Maximum number of issues to quote at a time. */
const MAX_QUOTED = 20

/**
 * Asks a question, and asks again with the issues quoted while the answer has any.
 * @param options.what name of the answer in the error, e.g. "decomposition"
 * @throws PlanError if the answer still has issues after two retries; ModelError if the model has no answer
 */
export async function askUntilSound<Facts, Reply, T>(
  question: Question<Facts, Reply>,
  facts: Facts,
  options: {
    what: string
    context: Pick<PlanContext, 'answerer' | 'seed' | 'signal'>
    check(reply: Reply): { value: T; issues: readonly string[] }
  },
): Promise<T> {
  const { what, context, check } = options
  const { answerer, seed, signal } = context
  const rejected: Rejection[] = []
  for (;;) {
    const ask = { question, facts, seed, sample: rejected.length, rejected: [...rejected] }
    const { value: reply } = await answerer.answer(ask, signal && { signal })
    const { value, issues } = check(reply)
    if (issues.length === 0) return value
    const quoted = issues.slice(0, MAX_QUOTED)
    if (rejected.length === MAX_RETRIES) {
      throw new PlanError(
        `The ${what} still has issues after ${MAX_RETRIES} retries:\n${quoted.join('\n')}`,
        {
          hint: 'Try another model, or a smaller task.',
        },
      )
    }
    rejected.push({ reply, issues: quoted })
  }
}
