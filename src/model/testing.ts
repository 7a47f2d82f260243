import { z } from 'zod'
import type { LanguageModel, ModelReply, ModelRequest } from './language-model.ts'

/** The reply that `question` asks for. */
const verdictSchema = z.strictObject({
  reasoning: z.string(),
  summary: z.string(),
  status: z.boolean(),
})
export type Verdict = z.output<typeof verdictSchema>

/** A small request. */
export const question = (changes: Partial<ModelRequest<Verdict>> = {}): ModelRequest<Verdict> => ({
  name: 'reflect',
  messages: [
    { role: 'system', content: 'You check tasks. Answer in JSON.' },
    { role: 'user', content: 'Is it done?' },
  ],
  schema: verdictSchema,
  agent: 'Alice',
  seed: 1,
  sample: 0,
  ...changes,
})

export const answer = (summary = 'done'): Verdict => ({ reasoning: 'I looked.', summary, status: true })

/** A model whose replies come from a function; `calls` counts them. */
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
      const reply = await generate(request, model.calls++, options?.signal)
      return { value: answer(), usage: { inputTokens: 10, outputTokens: 5 }, attempts: 1, ...reply } as never
    },
  }
  return model
}
