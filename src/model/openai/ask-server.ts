import { type Access, exchange } from './exchange.ts'
import { jsonOrUndefined } from './json.ts'

/** Where a server is asked about itself, and with what. */
export type ServerAccess = Pick<Access, 'baseUrl' | 'apiKey' | 'fetch'> & {
  /** How long it is waited for, all questions together (ms). */
  withinMs: number
}

/** Asks for a path; `body` makes it a POST. The JSON of a success; undefined for anything else. Never throws. */
export type AskServer = (path: string, body?: object) => Promise<unknown>

/**
 * How a server is asked about itself: by the rules of all other requests, so that the key goes to no other host and a long
 * answer fills no memory. A path that begins with a slash is the server's own, others belong to its chat-completions API.
 */
export function askServer({ baseUrl, withinMs, ...access }: ServerAccess): AskServer {
  const signal = AbortSignal.timeout(withinMs)
  const server = baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
  return async (path, body) => {
    const base = path.startsWith('/') ? server : baseUrl
    try {
      const options = { ...access, baseUrl: base, timeoutMs: withinMs, signal }
      const { status, text } = await exchange(path.replace(/^\//, ''), options, body)
      return status >= 200 && status < 300 ? jsonOrUndefined(text) : undefined
    } catch {
      return undefined
    }
  }
}
