import { z } from 'zod'
import type { AskServer } from './ask-server.ts'
import { contextSchema, type ListedModel } from './listed-models.ts'

/** Capacity of a server, as far as it reports it. */
export interface Room {
  /** Number of tokens that a request and its reply may have together. */
  context?: number
  /** Number of requests that it answers concurrently. */
  slots?: number
}

/**
 * Context length of the model, and number of requests its server answers at a time. The training context is not the context,
 * since servers allocate less; but it is an upper bound.
 * @param listed the model as listed by the endpoint: vLLM and OpenRouter report the context there, llama.cpp identifies itself
 * @param isNear whether to also ask in the ways of LM Studio and Ollama, which cannot be recognised by their lists
 */
export async function roomOf(
  model: string,
  { listed, isNear, ask }: { listed: ListedModel | undefined; isNear: boolean; ask: AskServer },
): Promise<Room> {
  const listedContext = listed?.max_model_len ?? listed?.context_length
  if (listedContext !== undefined) return { context: listedContext }
  if (listed?.owned_by === 'llamacpp') return llamaCppRoom(ask, listed.meta?.n_ctx_train)
  if (!isNear) return {}
  const context = (await lmStudioContext(ask, model)) ?? (await ollamaContext(ask, model))
  return context === undefined ? {} : { context }
}

/** llama.cpp's report about its server; `n_ctx` is per slot. */
const propsSchema = z.object({
  total_slots: z.int().positive(),
  default_generation_settings: z.object({ n_ctx: contextSchema }),
})

async function llamaCppRoom(ask: AskServer, trained = Number.POSITIVE_INFINITY): Promise<Room> {
  const { data } = propsSchema.safeParse(await ask('/props'))
  if (data === undefined) return {}
  return { context: Math.min(data.default_generation_settings.n_ctx, trained), slots: data.total_slots }
}

const lmStudioSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), loaded_context_length: contextSchema.optional().catch(undefined) }),
  ),
})

async function lmStudioContext(ask: AskServer, model: string): Promise<number | undefined> {
  const { data } = lmStudioSchema.safeParse(await ask('/api/v0/models'))
  return data?.data.find(({ id }) => id === model)?.loaded_context_length
}

const runningSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: contextSchema.optional().catch(undefined) })),
})
const shownSchema = z.object({
  parameters: z.string().optional(),
  model_info: z.record(z.string(), z.unknown()).optional(),
})

/** Context of the loaded model, or the one it will be loaded with. */
async function ollamaContext(ask: AskServer, model: string): Promise<number | undefined> {
  const { data: running } = runningSchema.safeParse(await ask('/api/ps'))
  // Without a list of running models, the server is not Ollama.
  if (running === undefined) return undefined
  const loaded = running.models.find(({ name }) => name === model || name === `${model}:latest`)
  if (loaded?.context_length !== undefined) return loaded.context_length
  const { data: shown } = shownSchema.safeParse(await ask('/api/show', { model }))
  const [, wanted] = /^num_ctx\s+(\d+)\s*$/m.exec(shown?.parameters ?? '') ?? []
  const [, trained] =
    Object.entries(shown?.model_info ?? {}).find(([key]) => key.endsWith('.context_length')) ?? []
  const bound = contextSchema.safeParse(trained).data ?? Number.POSITIVE_INFINITY
  return contextSchema.safeParse(Math.min(Number(wanted), bound)).data
}
