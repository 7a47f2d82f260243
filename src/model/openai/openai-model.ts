import type { OpenAI } from 'openai'
import { count } from '../../core/count.ts'
import { ModelError } from '../../core/errors.ts'
import type { GenerateOptions, LanguageModel, Message, ModelReply, ModelRequest } from '../language-model.ts'
import { renderPrompt } from '../prompts.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import { type Capabilities, EVERYTHING, lesser, without } from './capabilities.ts'
import { toModelError } from './errors.ts'
import { openAiLibrary } from './library.ts'
import { patientFetch } from './patient-fetch.ts'
import { type Completion, readCompletion, readValue } from './read-reply.ts'
import { requestBody, type Sampling } from './request-body.ts'

/** How often a reply that does not fit the schema is sent back. */
const MAX_RETRIES = 2
/** How much of such a reply is shown to the model again (characters). */
const MAX_SHOWN = 20_000
const CUT_OFF = 'it was too long and was cut off; say it in far fewer words, and repeat nothing'
const MAX_RESPONSE_BYTES = 8_000_000
export const OPENAI_URL = 'https://api.openai.com/v1'

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
 * servers that make grammars of schemas take some and refuse others. A reply that does not fit the schema, or was cut off,
 * is sent back with what is wrong with it, at most twice. Temporary errors are left to the retry middleware.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { model, apiKey, baseUrl = OPENAI_URL, timeoutMs = 120_000, temperature, maxOutputTokens } = options
  const client = openAiClient(options)
  const endpoint = publicUrl(baseUrl)
  /** What is left for the schema of a name, as far as it is known. */
  const found = new Map<string, Capabilities>()
  const known = (name: string) => found.get(name) ?? EVERYTHING

  const complete = async (
    request: ModelRequest,
    messages: readonly Message[],
    { signal }: GenerateOptions,
  ): Promise<Completion> => {
    const tried = known(request.name)
    const body = requestBody({
      model,
      request,
      messages,
      sampling: { temperature, maxOutputTokens },
      capabilities: tried,
    })
    try {
      const response = await client.chat.completions.create(body, {
        signal,
        timeout: timeoutMs,
        maxRetries: 0,
      })
      return readCompletion(response, endpoint)
    } catch (error) {
      signal?.throwIfAborted()
      const left = without(tried, error)
      if (left === undefined) {
        throw toModelError(error, {
          baseUrl: endpoint,
          model,
          timeoutMs,
          apiKey,
          now: options.wallClock(),
        })
      }
      found.set(request.name, lesser(known(request.name), left))
    }
    return complete(request, messages, { signal })
  }

  return {
    id: `openai:${model}`,
    settings: {
      baseUrl: endpoint,
      ...(temperature === undefined ? {} : { temperature }),
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    },
    async generate(request, call = {}) {
      call.signal?.throwIfAborted()
      const startedAt = options.wallClock()
      const latencyMs = () => Math.max(0, options.wallClock() - startedAt)
      try {
        const reply = await converse(request, (messages) => complete(request, messages, call))
        return { ...reply, latencyMs: latencyMs() }
      } catch (error) {
        if (error instanceof ModelError) error.latencyMs = latencyMs()
        throw error
      }
    },
  }
}

/** Asks until a reply fits the schema, quoting what is wrong with each reply that does not. */
async function converse<T>(
  { name, schema, messages: first }: ModelRequest<T>,
  complete: (messages: readonly Message[]) => Promise<Completion>,
): Promise<ModelReply<T>> {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const spend = (more: ModelReply['usage']) => {
    usage.inputTokens += more.inputTokens
    usage.outputTokens += more.outputTokens
  }
  let messages = first
  for (let attempts = 1; ; attempts++) {
    const {
      text,
      cutOff,
      usage: used,
    } = await complete(messages).catch((error: unknown) => {
      if (!(error instanceof ModelError)) throw error
      spend(error.usage)
      error.usage = usage
      error.attempts = attempts
      throw error
    })
    spend(used)
    if (cutOff && attempts > MAX_RETRIES) {
      throw new ModelError(`The reply was cut off after ${count(used.outputTokens, 'token')}.`, {
        code: 'model_truncated',
        hint: 'Allow longer replies (--max-output) or a longer context, or use a smaller task.',
        attempts,
        usage,
      })
    }
    const reply = cutOff ? { issue: CUT_OFF } : readValue(schema, text)
    if ('value' in reply) return { value: reply.value, usage, attempts }
    if (attempts > MAX_RETRIES) {
      throw new ModelError(`No reply of kind "${name}" fits after ${MAX_RETRIES} retries: ${reply.issue}`, {
        code: 'model_reply',
        hint: 'Use a model that is better at JSON, or an endpoint that offers JSON-schema output.',
        attempts,
        usage,
      })
    }
    // A reply that filled the context would leave no room for the next one.
    const shown: Message[] =
      cutOff || text.trim() === '' ? [] : [{ role: 'assistant', content: text.slice(0, MAX_SHOWN) }]
    messages = [...first, ...shown, ...renderPrompt('repair-reply', { issue: reply.issue })]
  }
}

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
    fetch: boundedFetch(options.fetch ?? patientFetch, maxResponseBytes),
  })
}

/** A URL without the parts that may hold secrets. */
export function publicUrl(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}
