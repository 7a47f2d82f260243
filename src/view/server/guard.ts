import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Why a request is refused: the status, and a sentence for whoever sees it. */
export interface Refusal {
  status: 403 | 404 | 405
  reason: string
}

/** What the guard looks at in a request. */
export interface Asked {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/**
 * Decides who may look. Only our own page may, on this machine: the address must be the loopback's (another site's name could
 * be pointed at it), no other site may ask, and the path must begin with the token.
 * @returns the rest of the path after the token, or why not
 */
export function admit(
  { method, url, headers }: Asked,
  { port, token }: { port: number; token: string },
): { path: string } | Refusal {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, reason: 'This page can only be read.' }
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (!hosts.includes(headers.host ?? ''))
    return { status: 403, reason: 'This page answers on the loopback address only.' }
  const { origin } = headers
  const isForeign = origin !== undefined && !hosts.some((host) => origin === `http://${host}`)
  const site = headers['sec-fetch-site']
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    return { status: 403, reason: 'Other sites may not ask here.' }
  const [path = ''] = (url ?? '').split('?')
  const [, given = '', ...rest] = path.split('/')
  if (!isSame(given, token))
    return { status: 403, reason: 'The address lacks the token. Open the one that causalmace has printed.' }
  return { path: rest.join('/') }
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Nothing is loaded but from here, nothing is embedded elsewhere, nothing is kept. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}
