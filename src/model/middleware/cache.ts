import { z } from 'zod'
import { type ModelReply, type RequestKind, replySchemas } from '../language-model.ts'
import { requestKey } from '../request-key.ts'
import type { CacheStore } from './cache-store.ts'
import type { Middleware } from './wrap.ts'

const entrySchema = z.object({
  value: z.unknown(),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }),
  attempts: z.number(),
})

/**
 * Gives the reply of an earlier, identical request; errors are never kept. An entry that cannot be read, or does not fit
 * the kind's schema any more, counts as missing.
 */
export function cache(store: CacheStore): Middleware {
  return async ({ model, request, next }) => {
    const key = requestKey(model, request)
    const known = entryOf(request.kind, await store.get(key))
    if (known !== undefined) return { ...known, cached: true }
    const reply = await next()
    const { value, usage, attempts } = reply
    await store.set(key, JSON.stringify({ value, usage, attempts }))
    return reply
  }
}

function entryOf<K extends RequestKind>(kind: K, text: string | undefined): ModelReply<K> | undefined {
  if (text === undefined) return undefined
  try {
    const { value, usage, attempts } = entrySchema.parse(JSON.parse(text))
    return { value: replySchemas[kind].parse(value) as ModelReply<K>['value'], usage, attempts }
  } catch {
    return undefined
  }
}
