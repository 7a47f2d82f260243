import { createHash } from 'node:crypto'
import { hidden } from '../core/secrets/secrets.ts'
import type { ModelIdentity, ModelRequest } from './language-model.ts'

/** JSON whose text depends only on the value: keys in order, no spaces. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The fields of a request that decide its reply. */
type KeyedRequest = Pick<ModelRequest, 'name' | 'messages' | 'seed' | 'sample'>

/**
 * Everything that a reply depends on, as SHA-256 in hex: model, settings, name, messages, seed and sample. The agent is left out:
 * it only sees the messages. Secrets are masked first, so that a request matches its recording, which does not contain any.
 */
export function requestKey({ id, settings = {} }: ModelIdentity, request: KeyedRequest): string {
  const { name: kind, messages, seed, sample } = request
  const text = hidden(canonicalJson({ model: id, settings, kind, messages, seed, sample }))
  return createHash('sha256').update(text).digest('hex')
}

/** Numbers identical requests in the order in which they are made: 0, 1, 2 … per key. */
export function occurrences(): (key: string) => number {
  const counts = new Map<string, number>()
  return (key) => {
    const occurrence = counts.get(key) ?? 0
    counts.set(key, occurrence + 1)
    return occurrence
  }
}
