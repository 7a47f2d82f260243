import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import { patientFetch } from './patient-fetch.ts'
import { steadfastFetch } from './steadfast-fetch.ts'

/** Longest answer of a server about itself that is read: hosts of many models list them all in one. */
const MAX_BYTES = 8_000_000

/** Where a server is asked about itself, and with what. */
export interface ServerAccess {
  /** Of its chat-completions API, such as http://localhost:8080/v1. */
  baseUrl: string
  /** Empty for servers that need none. */
  apiKey: string
  fetch?: Fetch | undefined
  signal: AbortSignal
}

/** Asks for a path; `body` makes it a POST. The JSON of a success; undefined for anything else. Never throws. */
export type AskServer = (path: string, body?: object) => Promise<unknown>

/**
 * How a server is asked about itself: by the rules of all other requests, so that the key goes to no other host and a long
 * answer fills no memory. A path that begins with a slash is the server's own, others belong to its chat-completions API.
 */
export function askServer({ baseUrl, apiKey, fetch = patientFetch, signal }: ServerAccess): AskServer {
  const bounded = boundedFetch(steadfastFetch(fetch), MAX_BYTES)
  const api = baseUrl.replace(/\/+$/, '')
  const server = api.replace(/\/v1$/, '')
  return async (path, body) => {
    try {
      const response = await bounded(path.startsWith('/') ? `${server}${path}` : `${api}/${path}`, {
        signal,
        headers: {
          accept: 'application/json',
          ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      return response.ok ? await response.json() : undefined
    } catch {
      return undefined
    }
  }
}
