import { expect } from 'vitest'
import { type Handler, startOpenAiServer } from '../../../test/support/openai-server.ts'
import { ModelError } from '../../core/errors.ts'
import type { LanguageModel } from '../language-model.ts'
import { converse, followedBy } from '../persist.ts'
import { question } from '../testing.ts'
import { createOpenAiModel, type OpenAiOptions } from './openai-model.ts'

export const KEY = 'sk-secret-123'

/** A server with this handler, and a model behind it that is asked until a reply matches. */
export async function openModel(handler: Handler, changes: Partial<OpenAiOptions> = {}) {
  const server = await startOpenAiServer(handler)
  const { baseUrl } = server
  const model = createOpenAiModel({ model: 'tiny', apiKey: KEY, baseUrl, wallClock: () => 0, ...changes })
  const prompted: LanguageModel = {
    ...model,
    generate: (request, options) =>
      converse(model, (after) => followedBy(request, after), undefined, options),
  }
  return { server, model: prompted }
}

/** The error that a call ends with. */
export async function failureIn(model: LanguageModel): Promise<ModelError> {
  const error: unknown = await model.generate(question()).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ModelError)
  return error as ModelError
}
