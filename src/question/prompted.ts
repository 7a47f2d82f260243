import type { PromptRoom } from '../model/context.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { type Middleware, passThrough } from '../model/middleware/middleware.ts'
import { converse, type Persistence, persist } from '../model/persist.ts'
import { wrap } from '../model/wrap.ts'
import { type Answerer, identityOf } from './answerer.ts'
import { fittedRequest } from './fit-request.ts'
import { requestOf } from './request-of.ts'

/** Answers questions by prompting a language model. A reply that does not fit is sent back to it. */
export const prompted = (model: LanguageModel): Answerer => persistent(model)

/** Returns an answerer unchanged, and wraps a language model in one that prompts it. */
export const asAnswerer = (source: LanguageModel | Answerer): Answerer =>
  'answer' in source ? source : prompted(source)

/**
 * An answerer that asks until there is a usable answer. @param each middleware around every single request, the first outermost
 * @param how how patiently transient failures are retried; without it, they are final @param room how long a prompt may be;
 * longer ones are shortened
 */
export function persistent(
  source: LanguageModel | Answerer,
  each: readonly Middleware[] = [],
  how?: Persistence,
  room?: PromptRoom,
): Answerer {
  if ('answer' in source) {
    const once = behind(source, each)
    return {
      ...identityOf(source),
      answer: (ask, options) => persist(() => once.answer(ask, options), how, options?.signal),
    }
  }
  const once = wrap(source, each)
  return {
    ...identityOf(source),
    ...(room === undefined ? {} : { contextTokens: room.context }),
    answer: async (ask, options) => converse(once, (after) => fittedRequest(ask, room, after), how, options),
  }
}

/**
 * An answerer behind middleware, the first outermost. It keeps the answerer's id and settings, so plans and
 * journals do not depend on the middleware.
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
