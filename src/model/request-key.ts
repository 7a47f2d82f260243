import { createHash } from 'node:crypto'
import type { LanguageModel, ModelRequest } from './language-model.ts'

/** JSON whose text depends on the value alone: keys in order, no spaces. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/**
 * What a reply depends on, as SHA-256 in hex: model, settings, kind, messages, seed and sample. The facts are left out, for
 * they say the same as the messages; so is the agent, who reads what the messages say.
 */
export function requestKey(model: Pick<LanguageModel, 'id' | 'settings'>, request: ModelRequest): string {
  const { kind, messages, seed, sample } = request
  const { id, settings = {} } = model
  const text = canonicalJson({ model: id, settings, kind, messages, seed, sample })
  return createHash('sha256').update(text).digest('hex')
}

/** Numbers requests that are alike, in the order in which they are asked: 0, 1, 2 … for each key. */
export function occurrences(): (key: string) => number {
  const counts = new Map<string, number>()
  return (key) => {
    const occurrence = counts.get(key) ?? 0
    counts.set(key, occurrence + 1)
    return occurrence
  }
}
