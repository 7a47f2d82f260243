import type { OpenAI } from 'openai'
import { count } from '../../core/count.ts'
import { ModelError } from '../../core/errors.ts'
import type { LanguageModel, ModelReply, ModelRequest } from '../language-model.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import { type Capabilities, EVERYTHING, lesser, without } from './capabilities.ts'
import { OPENAI_URL, publicUrl } from './endpoint-url.ts'
import { toModelError } from './errors.ts'
import { openAiLibrary } from './library.ts'
import { patientFetch } from './patient-fetch.ts'
import { type Completion, readCompletion, readValue } from './read-reply.ts'
import { requestBody, type Sampling } from './request-body.ts'
import { steadfastFetch } from './steadfast-fetch.ts'

const CUT_OFF = 'it was too long and was cut off; say it in far fewer words, and repeat nothing'
const MAX_RESPONSE_BYTES = 8_000_000

export interface OpenAiOptions extends Sampling {
  /** The model's name at the endpoint. */
  model: string
  apiKey: string
  baseUrl?: string
  /** Time limit for one answer (ms). */
  timeoutMs?: number
  /** Longest response body that is read (bytes). */
  maxResponseBytes?: number
  fetch?: Fetch
  /** Wall time in ms since 1970, for Retry-After dates and for how long replies take. */
  wallClock: () => number
}

/**
 * A model behind an endpoint that speaks OpenAI's chat completions: OpenAI, Azure (its v1 API), vLLM, Ollama, llama.cpp.
 * The first requests with a schema find out what the endpoint supports: replies by JSON schema, by JSON mode, or as text;
 * servers that make grammars of schemas take some and refuse others. Each call is a single request; its error says what
 * helps, and `persist` does it.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { model, apiKey, baseUrl = OPENAI_URL, timeoutMs = 120_000, temperature, maxOutputTokens } = options
  const client = openAiClient(options)
  const endpoint = publicUrl(baseUrl)
  /** What is left for the schema of a name, as far as it is known. */
  const found = new Map<string, Capabilities>()
  const known = (name: string) => found.get(name) ?? EVERYTHING

  const complete = async (request: ModelRequest, signal: AbortSignal | undefined): Promise<Completion> => {
    const tried = known(request.name)
    const sampling = { temperature, maxOutputTokens }
    const body = requestBody({ model, request, sampling, capabilities: tried })
    try {
      const limits = { signal, timeout: timeoutMs, maxRetries: 0 }
      const response = await client.chat.completions.create(body, limits)
      const completion = readCompletion(response, request.messages, endpoint)
      // An endpoint that says the key in its reply must not bring it into a journal.
      return { ...completion, text: withoutKey(completion.text, apiKey) }
    } catch (error) {
      signal?.throwIfAborted()
      const left = without(tried, error)
      if (left !== undefined) found.set(request.name, lesser(known(request.name), left))
      const now = options.wallClock()
      const isLearned = left !== undefined
      throw toModelError(error, { baseUrl: endpoint, model, timeoutMs, apiKey, now, isLearned })
    }
  }

  return {
    id: `openai:${model}`,
    settings: {
      baseUrl: endpoint,
      ...(temperature === undefined ? {} : { temperature }),
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    },
    async generate(request, { signal } = {}) {
      signal?.throwIfAborted()
      const startedAt = options.wallClock()
      const latencyMs = () => Math.max(0, options.wallClock() - startedAt)
      try {
        const completion = await complete(request, signal)
        return { ...replyIn(completion, request), latencyMs: latencyMs() }
      } catch (error) {
        if (error instanceof ModelError) error.latencyMs = latencyMs()
        throw error
      }
    },
  }
}

/** @throws ModelError, with what to tell the model, when the text is cut off or does not fit the schema. */
function replyIn<T>(
  { text, cutOff, usage }: Completion,
  { name, schema, form }: ModelRequest<T>,
): ModelReply<T> {
  if (cutOff) {
    throw new ModelError(`The reply was cut off after ${count(usage.outputTokens, 'token')}.`, {
      code: 'model_truncated',
      hint: 'Allow longer replies (--max-output) or a longer context, or use a smaller task.',
      remedy: { kind: 'tell', issue: CUT_OFF },
      usage,
      raw: text,
    })
  }
  const read = readValue(schema, text, form)
  if ('value' in read) return { value: read.value, usage, attempts: 1, raw: text }
  throw new ModelError(`The reply of kind "${name}" does not fit: ${read.issue}`, {
    code: 'model_reply',
    hint: 'Use a model that is better at JSON, or an endpoint that offers JSON-schema output.',
    remedy: { kind: 'tell', issue: read.issue, ...(text.trim() === '' ? {} : { said: text }) },
    usage,
    raw: text,
  })
}

const withoutKey = (text: string, key: string): string => (key === '' ? text : text.replaceAll(key, '***'))

/** The official client, without its own retries and logs. */
export function openAiClient(options: Omit<OpenAiOptions, 'model'>): OpenAI {
  const { apiKey, baseUrl = OPENAI_URL, timeoutMs = 120_000, maxResponseBytes = MAX_RESPONSE_BYTES } = options
  const { OpenAI: Client } = openAiLibrary()
  return new Client({
    // Self-hosted endpoints often need no key, but the client insists on one.
    apiKey: apiKey || 'none',
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(steadfastFetch(options.fetch ?? patientFetch), maxResponseBytes),
  })
}
