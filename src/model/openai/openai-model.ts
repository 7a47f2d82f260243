import OpenAI from 'openai'
import { ModelError } from '../../core/errors.ts'
import type {
  GenerateOptions,
  LanguageModel,
  Message,
  ModelReply,
  ModelRequest,
  RequestKind,
} from '../language-model.ts'
import { renderPrompt } from '../prompts.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import { EVERYTHING, lesser, without } from './capabilities.ts'
import { toModelError } from './faults.ts'
import { type Completion, readCompletion, readValue } from './read-reply.ts'
import { requestBody, type Sampling } from './request-body.ts'

/** How often a reply that cannot be used is sent back. */
const MAX_REASKS = 2
/** How much of such a reply the model is shown again (characters). */
const MAX_SHOWN = 20_000
const MAX_RESPONSE_BYTES = 8_000_000
export const OPENAI_URL = 'https://api.openai.com/v1'

export interface OpenAiOptions extends Sampling {
  /** The endpoint's name of the model. */
  model: string
  apiKey: string
  baseUrl?: string
  /** For one answer (ms). */
  timeoutMs?: number
  /** Largest response body that is read. */
  maxResponseBytes?: number
  fetch?: Fetch
  /** Wall time in ms since 1970, for Retry-After dates. */
  wallClock: () => number
}

/**
 * A model behind an endpoint that speaks OpenAI's chat completions: OpenAI, Azure (its v1 API), vLLM, Ollama, llama.cpp.
 * Replies are had by JSON schema where the endpoint offers it, else by JSON mode, else as text; which, is found out by
 * trying once. A reply that does not fit is sent back with its faults, twice at most. Faults that may pass are left to
 * the retry middleware.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { model, apiKey, baseUrl = OPENAI_URL, timeoutMs = 120_000, temperature, maxOutputTokens } = options
  const client = openAiClient(options)
  const endpoint = publicUrl(baseUrl)
  let capabilities = EVERYTHING

  const complete = async (
    request: ModelRequest,
    messages: readonly Message[],
    { signal }: GenerateOptions,
  ): Promise<Completion> => {
    const tried = capabilities
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
      capabilities = lesser(capabilities, left)
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
    async generate<K extends RequestKind>(request: ModelRequest<K>, call: GenerateOptions = {}) {
      call.signal?.throwIfAborted()
      return converse(request, (messages) => complete(request as unknown as ModelRequest, messages, call))
    },
  }
}

/** Asks until a reply fits, quoting the faults of those that do not. */
async function converse<K extends RequestKind>(
  { kind, messages: first }: ModelRequest<K>,
  complete: (messages: readonly Message[]) => Promise<Completion>,
): Promise<ModelReply<K>> {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const spend = (more: ModelReply['usage']) => {
    usage.inputTokens += more.inputTokens
    usage.outputTokens += more.outputTokens
  }
  let messages = first
  for (let attempts = 1; ; attempts++) {
    const { text, usage: taken } = await complete(messages).catch((error: unknown) => {
      if (!(error instanceof ModelError)) throw error
      spend(error.usage)
      error.usage = usage
      error.attempts = attempts
      throw error
    })
    spend(taken)
    const reply = readValue(kind, text)
    if ('value' in reply) return { value: reply.value, usage, attempts }
    if (attempts > MAX_REASKS) {
      throw new ModelError(`No reply of kind "${kind}" fits after ${MAX_REASKS} re-asks: ${reply.fault}`, {
        code: 'model_reply',
        hint: 'Take a model that is better at JSON, or an endpoint that offers JSON-schema output.',
        attempts,
        usage,
      })
    }
    const shown: Message[] =
      text.trim() === '' ? [] : [{ role: 'assistant', content: text.slice(0, MAX_SHOWN) }]
    messages = [...first, ...shown, ...renderPrompt('mend-reply', { fault: reply.fault })]
  }
}

/** The official client, without retries and logs of its own. */
export function openAiClient(options: Omit<OpenAiOptions, 'model'>): OpenAI {
  const { apiKey, baseUrl = OPENAI_URL, timeoutMs = 120_000, maxResponseBytes = MAX_RESPONSE_BYTES } = options
  return new OpenAI({
    // Endpoints of one's own often need no key, but the client insists on one.
    apiKey: apiKey || 'none',
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(options.fetch ?? fetch, maxResponseBytes),
  })
}

/** A URL without what could be secret in it. */
export function publicUrl(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}
