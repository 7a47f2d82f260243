import { type Access, exchange } from './exchange.ts'
import { jsonOrUndefined } from './json.ts'

/** Address and key for asking a server about itself. */
export type ServerAccess = Pick<Access, 'baseUrl' | 'apiKey' | 'fetch'> & {
  /** Time limit for all these requests together (ms). */
  withinMs: number
}

/**
 * Requests a path; `body` makes it a POST. Returns the JSON of a successful response; undefined for anything else. Never throws.
 */
export type AskServer = (path: string, body?: object) => Promise<unknown>

/**
 * Asks a server about itself under the rules of all other requests: the key goes to no other host, and a long answer does not
 * fill memory. A path that begins with a slash is the server's own, others belong to its chat-completions API.
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
