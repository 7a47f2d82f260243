import { z } from 'zod'
import { isCausalMaceError, ModelError } from '../core/errors.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { type Answerer, identityOf } from './answerer.ts'

/** Common fields of all answers besides the value. */
const usedSchema = z.looseObject({
  usage: z.looseObject({ inputTokens: z.number(), outputTokens: z.number() }),
  attempts: z.number(),
})

/** Converts an error of a third-party model to one that runs can handle. */
export function foreignError(id: string, error: unknown): Error {
  if (isCausalMaceError(error)) return error
  if (error instanceof z.ZodError) {
    return new ModelError(`The model "${id}" gave a reply that does not fit: ${z.prettifyError(error)}`, {
      code: 'model_reply',
      hint: 'Check replies with `schema.safeParse` and ask again.',
      cause: error,
    })
  }
  const message = error instanceof Error ? error.message : String(error)
  return new ModelError(`The model "${id}" failed: ${message}`, {
    hint: 'A model reports its failures as ModelError.',
    cause: error,
  })
}

/** A model or answerer from outside: whatever it throws becomes a ModelError, except our own errors and the signal's. */
export function foreign<Source extends LanguageModel | Answerer>(source: Source): Source
export function foreign(source: LanguageModel | Answerer): LanguageModel | Answerer {
  const { id } = source
  const guarded = async <T>(call: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (signal?.aborted === true) throw error
      throw foreignError(id, error)
    }
  }
  if ('answer' in source)
    return {
      ...identityOf(source),
      answer: (ask, options) =>
        guarded(async () => {
          const reply = await source.answer(ask, options)
          usedSchema.parse(reply)
          // Zod's issue names the field; `foreignError` adds the model.
          ask.question.reply.parse(reply.value)
          return reply
        }, options?.signal),
    }
  return {
    ...identityOf(source),
    generate: (request, options) => guarded(() => source.generate(request, options), options?.signal),
  }
}
