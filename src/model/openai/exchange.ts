import { ModelError } from '../../core/errors.ts'
import { keepSecret } from '../../core/secrets/secrets.ts'
import { KEY_VARIABLE, publicUrl } from './endpoint-url.ts'
import { type Fetch, fetchWithSizeLimit } from './fetch-with-size-limit.ts'
import { fetchWithoutTimeout } from './fetch-without-timeout.ts'
import { openAiLibrary } from './library.ts'
import { steadfastFetch } from './steadfast-fetch.ts'
import { transportError } from './transport-error.ts'

const MAX_RESPONSE_BYTES = 8_000_000

/** Access to an endpoint. */
export interface Access {
  /** URL of its chat-completions API, such as http://localhost:8080/v1. */
  baseUrl: string
  /** Empty for endpoints that do not need a key. */
  apiKey: string
  /** Time limit for one answer, including its body (ms). */
  timeoutMs: number
  /** Longest response body that is read (bytes). */
  maxResponseBytes?: number | undefined
  fetch?: Fetch | undefined
  signal?: AbortSignal | undefined
}

/** An answer of an endpoint, with any status. */
export interface HttpAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * Sends a request to a path of an endpoint's API through the official client and reads the whole answer. The client throws for
 * error answers and keeps only part of them (nothing of a list), so its fetch records the original.
 * @param body body, which makes the request a POST
 * @throws ModelError if there is no answer, or none in time; the signal's reason if it is aborted
 */
export async function exchange(path: string, access: Access, body?: object): Promise<HttpAnswer> {
  const { baseUrl, apiKey, timeoutMs, signal } = access
  keepSecret(apiKey, KEY_VARIABLE)
  const { fetch, seen } = notingFetch(access)
  const { OpenAI: Client } = openAiLibrary()
  // The client insists on a key; endpoints that do not need one are not sent one.
  const client = new Client({
    apiKey: apiKey || 'none',
    ...(apiKey === '' ? { defaultHeaders: { authorization: null } } : {}),
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetch,
  })
  const method = body === undefined ? 'get' : 'post'
  let failure: unknown
  try {
    await client.request({ method, path: addressOf(baseUrl, path), body, signal }).asResponse()
  } catch (error) {
    failure = error
  }
  signal?.throwIfAborted()
  if (seen.answer !== undefined) return seen.answer
  const cause = seen.failure ?? failure
  throw isAbort(cause) ? timeout(baseUrl, timeoutMs) : transportError(cause, baseUrl)
}

/** The raw result of a request, before the client processed it. */
interface Seen {
  answer?: HttpAnswer
  failure?: unknown
}

function notingFetch({ fetch = fetchWithoutTimeout, maxResponseBytes = MAX_RESPONSE_BYTES }: Access): {
  fetch: Fetch
  seen: Seen
} {
  const send = fetchWithSizeLimit(steadfastFetch(fetch), maxResponseBytes)
  const seen: Seen = {}
  const noting: Fetch = async (input, init) => {
    try {
      const response = await send(input, init)
      const { status, headers } = response
      seen.answer = { status, headers, text: await response.clone().text() }
      return response
    } catch (error) {
      seen.failure = error
      throw error
    }
  }
  return { fetch: noting, seen }
}

/** The client ends requests that take too long through their signal. */
const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** A query string, such as Azure's API version, stays at the end. */
function addressOf(baseUrl: string, path: string): string {
  const url = new URL(baseUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`
  return url.href
}

const timeout = (baseUrl: string, timeoutMs: number): ModelError =>
  new ModelError(`${publicUrl(baseUrl)} has not answered within ${timeoutMs / 1000} s.`, {
    code: 'model_timeout',
    hint: 'Allow more time with --timeout, limit replies with --max-output, or lower --concurrency: a local server answers few requests at a time, and the others wait.',
  })
