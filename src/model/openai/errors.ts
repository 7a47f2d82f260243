import type { APIError } from 'openai'
import { ModelError, type ModelErrorOptions } from '../../core/errors.ts'
import { openAiLibrary } from './library.ts'
import { retryAfterMs } from './retry-after.ts'

/** Longest quotation of an endpoint's error message (characters). */
const MAX_QUOTED = 500

export interface ErrorContext {
  baseUrl: string
  model: string
  timeoutMs: number
  /** Never shown, whatever the endpoint says. */
  apiKey: string
  /** Wall time, ms since 1970. */
  now: number
  /** The endpoint has refused an optional field, which the next request leaves out. */
  isLearned?: boolean
}

/** Turns an error of the client into a ModelError that says what to do. It keeps no cause, which could hold the key. */
export function toModelError(error: unknown, context: ErrorContext): unknown {
  const { baseUrl, timeoutMs } = context
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = openAiLibrary()
  const own = causeOf(error, ModelError)
  if (own !== undefined) return own
  if (error instanceof APIConnectionTimeoutError) {
    return new ModelError(`${baseUrl} has not answered within ${timeoutMs / 1000} s.`, {
      code: 'model_timeout',
      hint: 'Allow more time with --timeout, limit replies with --max-output, or lower --concurrency: a local server answers few requests at a time, and the others wait.',
    })
  }
  if (error instanceof APIConnectionError) {
    return new ModelError(`${baseUrl} cannot be reached: ${clean(deepestMessage(error), context)}`, {
      code: 'model_connection',
      hint: 'Check that the endpoint runs and that the base URL is right.',
    })
  }
  if (error instanceof APIError && error.status !== undefined) return ofStatus(error, error.status, context)
  if (error instanceof SyntaxError) {
    return new ModelError(`${baseUrl} answers with broken JSON: ${clean(error.message, context)}`, {
      code: 'model_protocol',
      hint: BASE_URL_HINT,
    })
  }
  if (error instanceof APIError) {
    return new ModelError(`${baseUrl} answers with an error: ${clean(saidBy(error), context)}`, {
      code: 'model_protocol',
      hint: BASE_URL_HINT,
    })
  }
  return error
}

export const BASE_URL_HINT =
  'Check that the base URL is that of a chat-completions API; it often ends in /v1.'

function ofStatus(error: APIError, status: number, context: ErrorContext): ModelError {
  const said = clean(saidBy(error), context)
  const make = (what: string, options: ModelErrorOptions) =>
    new ModelError(`${context.baseUrl} ${what} (${status}): ${said}`, options)
  if (status === 401 || status === 403) {
    return make('does not accept the key', {
      code: 'model_key',
      hint: 'Put a key that is allowed to use this model into OPENAI_API_KEY.',
    })
  }
  if (status === 429 && error.code === 'insufficient_quota') {
    return make('has no quota left for this key', {
      code: 'model_quota',
      hint: 'Add credit to the account, or use another key or endpoint.',
    })
  }
  const rest = retryAfterMs(error.headers, context.now)
  const wait = rest === undefined ? {} : { retryAfterMs: rest }
  if (status === 429) {
    return make('gets too many requests', {
      code: 'model_rate_limit',
      hint: 'Lower --concurrency or --per-minute, or wait.',
      ...wait,
    })
  }
  if (status >= 500 || status === 408 || status === 409) {
    return make('fails', {
      code: 'model_overload',
      hint: 'The error is the endpoint’s; try again later.',
      ...wait,
    })
  }
  if (isTooLong(error)) {
    return make('has no room for the request', {
      code: 'model_context',
      hint: 'Start the server with a longer context (docs/real-models.md), lower --max-output, or use a smaller task.',
    })
  }
  return make('refuses the request', {
    code: 'model_request',
    ...(context.isLearned ? { remedy: { kind: 'same' } } : {}),
    hint:
      status === 404
        ? `Check that it has the model "${context.model}", and that the base URL is right (it often ends in /v1).`
        : 'Read its message; another model may accept such requests.',
  })
}

/** OpenAI and vLLM speak of the context length, llama.cpp of the context size. */
const isTooLong = (error: APIError): boolean =>
  error.code === 'context_length_exceeded' || /context[ _](length|size|window)/i.test(saidBy(error))

/** The endpoint's own message, wherever it puts it. */
function saidBy(error: APIError): string {
  const body = error.error as { message?: unknown } | string | undefined
  if (typeof body === 'string') return body
  return typeof body?.message === 'string' ? body.message : error.message
}

function clean(text: string, { apiKey }: ErrorContext): string {
  const safe = apiKey === '' ? text : text.replaceAll(apiKey, '***')
  return safe.length > MAX_QUOTED ? `${safe.slice(0, MAX_QUOTED)}…` : safe
}

/** The error itself, or the first of the given kind among its causes. */
function causeOf<T>(error: unknown, kind: new (...args: never[]) => T): T | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof kind) return cause
  return undefined
}

function deepestMessage(error: Error): string {
  let message = error.message
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    message = cause.message || (cause as NodeJS.ErrnoException).code || message
  }
  return message
}
