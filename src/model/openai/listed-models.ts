import { z } from 'zod'

/** The shortest plausible context (tokens): a server with less could not answer even our shortest prompt. */
const SHORTEST = 256

/** A context length as reported by a server (tokens). */
export const contextSchema = z.int().min(SHORTEST)
const orNothing = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

const modelSchema = z.object({
  id: z.string(),
  owned_by: orNothing(z.string()),
  /** vLLM: the context that it serves. */
  max_model_len: orNothing(contextSchema),
  /** OpenRouter. */
  context_length: orNothing(contextSchema),
  /** llama.cpp: the model's training context. */
  meta: orNothing(z.object({ n_ctx_train: orNothing(contextSchema) })),
})
/** A model as listed by an endpoint. */
export type ListedModel = z.infer<typeof modelSchema>

const listSchema = z.object({ data: z.array(z.unknown()) })

/** The models in the answer to GET /models; undefined if it is not such a list. Malformed entries are left out. */
export function listedModels(answer: unknown): ListedModel[] | undefined {
  const list = listSchema.safeParse(answer)
  if (!list.success) return undefined
  return list.data.data.flatMap((entry) => modelSchema.safeParse(entry).data ?? [])
}

/** The entry of a model: the one with its name, or the only one, since llama.cpp answers to any name. */
export function entryOf(listed: readonly ListedModel[], model: string): ListedModel | undefined {
  return listed.find(({ id }) => id === model) ?? (listed.length === 1 ? listed[0] : undefined)
}
