import { SUPPORTED, type Support, unsupported } from '../core/support.ts'
import type { Answerer } from './answerer.ts'
import { expertKnows } from './expert/expert.ts'
import type { AnyQuestion } from './question.ts'

/** Whether an answerer can answer a question. */
export function canAnswer(
  { id, abilities: { answers } = {} }: Pick<Answerer, 'id' | 'abilities'>,
  question: AnyQuestion,
): Support {
  if (answers === undefined) return SUPPORTED
  const can = answers === 'known' ? expertKnows(question) : answers.includes(question.id)
  return can ? SUPPORTED : unsupported(`${id} has no answer to the question "${question.id}"`)
}
