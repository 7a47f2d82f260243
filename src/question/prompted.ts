import { clippedJson } from '../core/clip.ts'
import type { LanguageModel, Message, ModelRequest } from '../model/language-model.ts'
import { type Middleware, passThrough } from '../model/middleware/middleware.ts'
import { converse, type Persistence, persist } from '../model/persist.ts'
import { renderPrompt } from '../model/prompts.ts'
import { wrap } from '../model/wrap.ts'
import type { Answerer, Ask } from './answerer.ts'
import { promptFor } from './question.ts'

/** Longest earlier reply that is shown to the model again (characters). */
const MAX_REJECTED = 20_000

/** Requests by ask: several layers need the request of an ask, and it is rendered once. */
const rendered = new WeakMap<object, ModelRequest<unknown>>()

/** An ask as a language model reads it: the prompt, followed by earlier replies and what is wrong with them. */
export function requestOf<Facts, Reply>(ask: Ask<Facts, Reply>): ModelRequest<Reply> {
  const known = rendered.get(ask)
  if (known !== undefined) return known as ModelRequest<Reply>
  const { question, facts, agent, seed, sample, rejected = [] } = ask
  const retries = rejected.flatMap(({ reply, issues }): Message[] => [
    { role: 'assistant', content: clippedJson(reply, MAX_REJECTED) },
    ...renderPrompt('repair-plan', { issues: issues.join('\n') }),
  ])
  const request: ModelRequest<Reply> = {
    messages: [...promptFor(question, facts), ...retries],
    schema: question.reply,
    ...(question.form === undefined ? {} : { form: question.form }),
    name: question.id,
    seed,
    sample,
    ...(agent === undefined ? {} : { agent }),
  }
  rendered.set(ask, request)
  return request
}

/** Answers questions by prompting a language model. A reply that does not fit is sent back to it. */
export const prompted = (model: LanguageModel): Answerer => persistent(model)

/** What answers questions: an answerer as it is, a language model by prompting it. */
export const asAnswerer = (source: LanguageModel | Answerer): Answerer =>
  'answer' in source ? source : prompted(source)

/**
 * What answers questions, asked until it gives an answer that can be used.
 * @param each stands before every single request, the first outermost
 * @param how the patience with failures that may pass; without it, they are final
 */
export function persistent(
  source: LanguageModel | Answerer,
  each: readonly Middleware[] = [],
  how?: Persistence,
): Answerer {
  const { id, settings } = source
  const once = 'answer' in source ? behind(source, each) : wrap(source, each)
  return {
    id,
    ...(settings === undefined ? {} : { settings }),
    async answer(ask, options) {
      if (!('answer' in once)) return converse(once, requestOf(ask), how, options)
      return persist(() => once.answer(ask, options), how, options?.signal)
    },
  }
}

/**
 * An answerer behind middleware, the first outermost. Its id and settings stay those of the answerer, so that plans and
 * journals do not depend on what stands in between.
 */
export function behind(answerer: Answerer, middleware: readonly Middleware[]): Answerer {
  const { id, settings } = answerer
  const model = { id, ...(settings === undefined ? {} : { settings }) }
  return {
    ...model,
    answer: async (ask, options = {}) =>
      passThrough(middleware, {
        model,
        request: requestOf(ask),
        options,
        next: () => answerer.answer(ask, options),
      }),
  }
}
