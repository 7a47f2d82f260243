import { clippedJson } from '../core/clip.ts'
import type { LanguageModel, Message, ModelRequest } from '../model/language-model.ts'
import { type Middleware, passThrough } from '../model/middleware/middleware.ts'
import { converse, type Persistence, persist } from '../model/persist.ts'
import { renderPrompt } from '../model/prompts.ts'
import { wrap } from '../model/wrap.ts'
import { type Answerer, type Ask, identityOf } from './answerer.ts'
import { promptFor } from './question.ts'

/** Longest earlier reply that is shown to the model again (characters). */
const MAX_REJECTED = 20_000

/** Requests by ask: several layers need the request of an ask, and it is rendered once. */
const rendered = new WeakMap<object, ModelRequest<unknown>>()

/**
 * An ask as a language model reads it: the prompt, followed by earlier replies and what is wrong with them. The messages are
 * made when they are first read: the expert and whoever counts its calls do not read them.
 */
export function requestOf<Facts, Reply>(ask: Ask<Facts, Reply>): ModelRequest<Reply> {
  const known = rendered.get(ask)
  if (known !== undefined) return known as ModelRequest<Reply>
  const { question, agent, seed, sample } = ask
  let messages: readonly Message[] | undefined
  const request: ModelRequest<Reply> = {
    get messages() {
      messages ??= messagesOf(ask)
      return messages
    },
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

function messagesOf<Facts, Reply>({ question, facts, rejected = [] }: Ask<Facts, Reply>): Message[] {
  const retries = rejected.flatMap(({ reply, issues }): Message[] => [
    { role: 'assistant', content: clippedJson(reply, MAX_REJECTED) },
    ...renderPrompt('repair-plan', { issues: issues.join('\n') }),
  ])
  return [...promptFor(question, facts), ...retries]
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
  if ('answer' in source) {
    const once = behind(source, each)
    return {
      ...identityOf(source),
      answer: (ask, options) => persist(() => once.answer(ask, options), how, options?.signal),
    }
  }
  const { id, settings } = source
  const once = wrap(source, each)
  return {
    id,
    ...(settings === undefined ? {} : { settings }),
    answer: async (ask, options) => converse(once, requestOf(ask), how, options),
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
    ...identityOf(answerer),
    answer: async (ask, options = {}) =>
      passThrough(middleware, {
        model,
        request: requestOf(ask),
        options,
        next: () => answerer.answer(ask, options),
      }),
  }
}
