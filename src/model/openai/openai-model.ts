import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import type { LanguageModel, ModelReply, ModelRequest } from '../language-model.ts'
import { attributed, type RefusalContext } from './attribution.ts'
import { completionIn } from './completion.ts'
import { common, DialectBook } from './dialect.ts'
import { OPENAI_URL, publicUrl } from './endpoint-url.ts'
import { exchange, type HttpAnswer } from './exchange.ts'
import type { Fetch } from './fetch-with-size-limit.ts'
import { jsonOrUndefined, quote } from './json.ts'
import { lessonOf } from './lessons.ts'
import { plausibleUsage } from './plausible-usage.ts'
import { readReply } from './read-reply.ts'
import { errorInside, type Refusal, readRefusal } from './refusal.ts'
import { requestBody, type Sampling } from './request-body.ts'
import { exhaustedMs } from './retry-after.ts'

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
  /** The learned dialects of endpoints; without them, a model learns by itself. */
  dialects?: DialectBook
  /** Wall time in ms since 1970, for Retry-After dates and for how long replies take. */
  wallClock: () => number
}

/** Errors whose cause may be a part of the request that can be omitted. */
const TEACHING: ReadonlySet<ModelErrorCode> = new Set([
  'model_request',
  'model_overload',
  'model_missing',
  'model_address',
])

/**
 * A model behind an endpoint that speaks any dialect of OpenAI's chat completions. The endpoint's limitations are learned from
 * its refusals, once. Each call is a single request; its error names the remedy, and `persist` applies it.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { model, apiKey, baseUrl = OPENAI_URL, timeoutMs = 120_000, temperature, maxOutputTokens } = options
  const { fetch, maxResponseBytes, dialects = new DialectBook() } = options
  const endpoint = publicUrl(baseUrl)
  const learned = dialects.of(endpoint, model)
  const context = (): RefusalContext => ({ endpoint, model, now: options.wallClock() })

  const ask = async <T>(
    request: ModelRequest<T>,
    signal: AbortSignal | undefined,
  ): Promise<ModelReply<T>> => {
    const tried = learned.for(request.name)
    const sampling = { temperature, maxOutputTokens }
    const body = requestBody({ model, request, sampling, dialect: tried })
    const access = { baseUrl, apiKey, timeoutMs, maxResponseBytes, fetch, signal }
    const answer = await exchange('chat/completions', access, body)
    const refuse = (refusal: Refusal): never => {
      const error = attributed(refusal, context())
      const hasSystem = request.messages.some(({ role }) => role === 'system')
      const reduced = TEACHING.has(error.code) ? lessonOf(refusal, tried, hasSystem) : undefined
      if (reduced === undefined) throw error
      learned.learn(request.name, common(learned.for(request.name), reduced))
      throw attributed(refusal, { ...context(), isLearned: true })
    }
    if (answer.status < 200 || answer.status >= 300) return refuse(readRefusal(answer))
    const completion = completionIn(answer.text)
    if (completion === undefined) throw noCompletion(answer, endpoint)
    if ('error' in completion) return refuse(errorInside(answer, completion.error))
    const { said } = completion
    const usage = plausibleUsage(said.usage, request.messages, said.content + said.reasoning + said.toolCall)
    const restMs = exhaustedMs(answer.headers, options.wallClock())
    const { value, raw } = readReply(said, request, usage)
    return { value, usage, attempts: 1, raw, ...(restMs === undefined ? {} : { restMs }) }
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
        return { ...(await ask(request, signal)), latencyMs: latencyMs() }
      } catch (error) {
        if (error instanceof ModelError) error.latencyMs = latencyMs()
        throw error
      }
    },
  }
}

const noCompletion = ({ text }: HttpAnswer, endpoint: string): ModelError =>
  new ModelError(
    jsonOrUndefined(text) === undefined && /^\s*[{[]/.test(text)
      ? `${endpoint} answers with broken JSON: ${quote(text)}`
      : `${endpoint} answers, but not with a chat completion: ${quote(text)}`,
    {
      code: 'model_protocol',
      hint: 'Check that the base URL is that of a chat-completions API; it often ends in /v1.',
    },
  )
