import { timerSleep } from '../../core/clock.ts'
import { ModelError } from '../../core/errors.ts'
import { keepSecret } from '../../core/secrets/secrets.ts'
import { KEY_VARIABLE, publicUrl } from './endpoint-url.ts'
import { type Fetch, fetchWithSizeLimit } from './fetch-with-size-limit.ts'
import { fetchWithoutTimeout } from './fetch-without-timeout.ts'
import { steadfastFetch } from './steadfast-fetch.ts'
import { transportError } from './transport-error.ts'

const MAX_RESPONSE_BYTES = 8_000_000

/** How an endpoint is reached. */
export interface Access {
  /** Of its chat-completions API, such as http://localhost:8080/v1. */
  baseUrl: string
  /** Empty for endpoints that need none. */
  apiKey: string
  /** Time limit for one answer, its body included (ms). */
  timeoutMs: number
  /** Longest response body that is read (bytes). */
  maxResponseBytes?: number | undefined
  fetch?: Fetch | undefined
  signal?: AbortSignal | undefined
}

/** An answer of an endpoint, whatever its status. */
export interface HttpAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * Sends a request to a path of an endpoint's API and reads the whole answer.
 * @param body makes it a POST
 * @throws ModelError when there is no answer, in time or at all; the signal's reason when it is aborted
 */
export async function exchange(path: string, access: Access, body?: object): Promise<HttpAnswer> {
  const { baseUrl, apiKey, timeoutMs, fetch = fetchWithoutTimeout, signal } = access
  keepSecret(apiKey, KEY_VARIABLE)
  const send = fetchWithSizeLimit(steadfastFetch(fetch), access.maxResponseBytes ?? MAX_RESPONSE_BYTES)
  const late = new AbortController()
  const answered = new AbortController()
  timerSleep(timeoutMs, answered.signal).then(
    () => late.abort(),
    () => undefined,
  )
  try {
    const response = await send(addressOf(baseUrl, path), {
      method: body === undefined ? 'GET' : 'POST',
      signal: signal === undefined ? late.signal : AbortSignal.any([late.signal, signal]),
      headers: {
        accept: 'application/json',
        ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    signal?.throwIfAborted()
    throw late.signal.aborted ? timeout(baseUrl, timeoutMs) : transportError(error, baseUrl)
  } finally {
    answered.abort()
  }
}

/** What stands behind a question mark, such as Azure's version of its API, stays at the end. */
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
