import type { LanguageModel, ModelReply, ModelRequest, ReplyOf } from './language-model.ts'

/** A request to reflect: the smallest kind. The facts say nothing, as real models do not read them. */
export const question = (changes: Partial<ModelRequest<'reflect'>> = {}): ModelRequest<'reflect'> => ({
  kind: 'reflect',
  messages: [
    { role: 'system', content: 'You check tasks. Answer in JSON.' },
    { role: 'user', content: 'Is it done?' },
  ],
  facts: {
    subtask: { id: 1, description: 'it', step: { function: 'f', arguments: {} }, actions: [] },
  } as never,
  agent: 'Alice',
  seed: 1,
  sample: 0,
  ...changes,
})

export const answer = (summary = 'done'): ReplyOf<'reflect'> => ({
  reasoning: 'I looked.',
  summary,
  status: true,
})

/** A model that does what a function says; `calls` counts. */
export function modelThat(
  generate: (
    request: ModelRequest,
    call: number,
    signal?: AbortSignal,
  ) => Partial<ModelReply> | Promise<Partial<ModelReply>>,
): LanguageModel & { calls: number } {
  const model: LanguageModel & { calls: number } = {
    id: 'test',
    calls: 0,
    async generate(request, options) {
      const reply = await generate(request as unknown as ModelRequest, model.calls++, options?.signal)
      return { value: answer(), usage: { inputTokens: 10, outputTokens: 5 }, attempts: 1, ...reply } as never
    },
  }
  return model
}
