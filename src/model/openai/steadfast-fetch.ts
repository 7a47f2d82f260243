import { ModelError } from '../../core/errors.ts'
import type { Fetch } from './fetch-with-size-limit.ts'

const MOST_REDIRECTS = 5

/**
 * A fetch that follows redirects only within the host that the user specified. From https it follows only to https. The key is
 * sent only to the same scheme, host and port, like curl does: another port may belong to another server.
 */
export function steadfastFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const first = new URL(input instanceof Request ? input.url : input)
    let url = first
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const isSameOrigin = url.origin === first.origin
      const options = isSameOrigin ? init : withoutKey(init)
      const response = await fetch(url.href, { ...options, redirect: 'manual' })
      const location = redirectOf(response)
      if (location === null) {
        if (isSameOrigin || ![401, 403].includes(response.status)) return response
        await response.body?.cancel()
        throw keyless(first, url)
      }
      await response.body?.cancel()
      url = allowedTarget(URL.parse(location, url.href), { first, from: url })
    }
    throw new ModelError(`${first.origin} redirects in a circle.`, { code: 'model_address', hint: HINT })
  }
}

function withoutKey(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  headers.delete('authorization')
  return { ...init, headers }
}

/** The address that a response redirects to; null if it does not redirect. */
const redirectOf = ({ status, headers }: Response): string | null =>
  status >= 300 && status < 400 ? headers.get('location') : null

/** @throws ModelError for a redirect to another host, or to a less safe protocol */
function allowedTarget(to: URL | null, { first, from }: { first: URL; from: URL }): URL {
  if (to === null) throw refused(first, 'a broken address')
  if (to.hostname !== first.hostname || isLessSafe(from, to)) throw refused(first, to.origin)
  return to
}

const isLessSafe = (from: URL, to: URL): boolean =>
  from.protocol === 'https:' ? to.protocol !== 'https:' : !/^https?:$/.test(to.protocol)

const HINT = 'Give the final address of the endpoint as --base-url.'

const refused = (from: URL, to: string): ModelError =>
  new ModelError(`${from.origin} redirects to ${to}, where nothing is sent.`, {
    code: 'model_address',
    hint: `${HINT} A key goes only to the host that you name.`,
  })

const keyless = (from: URL, to: URL): ModelError =>
  new ModelError(`${from.origin} redirects to ${to.origin}, which wants a key.`, {
    code: 'model_address',
    hint: `${HINT} A key goes only to the scheme, host and port that you name.`,
  })
