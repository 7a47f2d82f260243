import { openAiLibrary } from './library.ts'

/** How an endpoint can be made to answer in JSON, the best first. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const
export type ReplyFormat = (typeof FORMATS)[number]

/** The optional fields of a request that not every endpoint takes. */
export interface Capabilities {
  readonly format: ReplyFormat
  readonly seed: boolean
  readonly temperature: boolean
  /**
   * Ollama and older builds of llama.cpp know only `max_tokens`, and ignore the other name without a word; newer models of
   * OpenAI refuse it.
   */
  readonly limitName: 'max_tokens' | 'max_completion_tokens'
}

export const EVERYTHING: Capabilities = {
  format: 'json_schema',
  seed: true,
  temperature: true,
  limitName: 'max_tokens',
}

/** Statuses by which endpoints refuse a field that they do not know. */
const REFUSALS = new Set([400, 404, 415, 422, 501])

/**
 * What is left when an endpoint has refused a request of these capabilities; undefined when its refusal names none of
 * them, so that another request would be refused alike.
 */
export function without(tried: Capabilities, error: unknown): Capabilities | undefined {
  const { APIError } = openAiLibrary()
  if (!(error instanceof APIError) || error.status === undefined || !REFUSALS.has(error.status))
    return undefined
  const said = `${error.param ?? ''} ${error.message} ${JSON.stringify(error.error) ?? ''}`
  if (/response_format|json_schema|json_object|guided|grammar/i.test(said)) {
    const next = FORMATS[FORMATS.indexOf(tried.format) + 1]
    if (next !== undefined) return { ...tried, format: next }
  }
  if (tried.limitName === 'max_tokens' && said.includes('max_tokens')) {
    return { ...tried, limitName: 'max_completion_tokens' }
  }
  if (tried.temperature && /\btemperature\b/i.test(said)) return { ...tried, temperature: false }
  if (tried.seed && /\bseed\b/i.test(said)) return { ...tried, seed: false }
  return undefined
}

/** The lesser of two findings: calls that are under way together may learn different things. */
export const lesser = (a: Capabilities, b: Capabilities): Capabilities => ({
  format: FORMATS[Math.max(FORMATS.indexOf(a.format), FORMATS.indexOf(b.format))] as ReplyFormat,
  seed: a.seed && b.seed,
  temperature: a.temperature && b.temperature,
  limitName: a.limitName === 'max_tokens' ? b.limitName : a.limitName,
})
