import { z } from 'zod'
import type { ModelReply, ModelRequest } from '../language-model.ts'
import { requestKey } from '../request-key.ts'
import type { CacheStore } from './cache-store.ts'
import type { Middleware } from './middleware.ts'

const entrySchema = z.object({
  value: z.unknown(),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }),
  attempts: z.number(),
  latencyMs: z.number().optional(),
})

/**
 * Repeats the reply to an earlier, identical request; errors are never stored. An entry that is unreadable or no longer matches
 * the schema counts as missing.
 */
export function cache(store: CacheStore): Middleware {
  return async ({ model, request, next }) => {
    const key = requestKey(model, request)
    const entry = entryOf(request.schema, await store.get(key))
    if (entry !== undefined) return { ...entry, cached: true }
    const reply = await next()
    const { value, usage, attempts, latencyMs } = reply
    await store.set(key, JSON.stringify({ value, usage, attempts, latencyMs }))
    return reply
  }
}

function entryOf<T>(schema: ModelRequest<T>['schema'], text: string | undefined): ModelReply<T> | undefined {
  if (text === undefined) return undefined
  try {
    const { value, usage, attempts, latencyMs } = entrySchema.parse(JSON.parse(text))
    return {
      value: schema.parse(value),
      usage,
      attempts,
      ...(latencyMs === undefined ? {} : { latencyMs }),
    }
  } catch {
    return undefined
  }
}
